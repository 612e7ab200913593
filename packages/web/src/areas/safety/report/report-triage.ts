import { createContext } from 'react';

/** The kinds of queues: new reports, those that I assess, and any list of reports. */
export const triages = ['new', 'assess', 'list'] as const;
export type Triage = (typeof triages)[number];

/** The results of the steps on a report in a queue. */
export type TriageSteps = {
  /** It was classified: what needs no management is done with. */
  classified: (isUnmanaged: boolean) => void;
  /** The report was assessed, which is the purpose of the queue. */
  assessed: () => void;
};

/** The present queue of reports; undefined outside a queue. */
export const TriageContext = createContext<TriageSteps | undefined>(undefined);

import { createContext } from 'react';

/** What is gone through one after the other: new reports, those that I assess, and any list of reports. */
export const triages = ['new', 'assess', 'list'] as const;
export type Triage = (typeof triages)[number];

/** What comes of the steps of a report that is gone through in a queue. */
export type TriageSteps = {
  /** It was classified: what needs no management is done with. */
  classified: (isUnmanaged: boolean) => void;
  /** It was assessed, which is what one came for. */
  assessed: () => void;
};

/** The queue of reports in which one stands; undefined outside a queue. */
export const TriageContext = createContext<TriageSteps | undefined>(undefined);

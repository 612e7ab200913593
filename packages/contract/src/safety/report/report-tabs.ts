import type { ReportStatus } from '../case/case.states.ts';

/** The tabs that open as the case progresses (rules/safety.md#tabs). */
export const caseTabs = ['classification', 'riskAnalysis', 'mitigation', 'feedback'] as const;
export type CaseTab = (typeof caseTabs)[number];

type Case = { readonly status: ReportStatus; readonly isUnmanaged: boolean };

const untilAssessed: readonly ReportStatus[] = [
  'Open',
  'HazardIdentification',
  'FirstRiskAssessment',
  'SecondRiskAssessment',
];

/** Tabs that a report without management does not have once it is closed. */
const isSetAside = ({ status, isUnmanaged }: Case): boolean => status === 'Closed' && isUnmanaged;

const isLocked: Readonly<Record<CaseTab, (report: Case) => boolean>> = {
  classification: isSetAside,
  riskAnalysis: (report) => report.status === 'Open' || isSetAside(report),
  mitigation: ({ status }) => untilAssessed.includes(status),
  // A report without management is answered from classification on (rules/safety.md#feedback).
  feedback: ({ status, isUnmanaged }) => (isUnmanaged ? status === 'Open' : untilAssessed.includes(status)),
};

/** Whether a tab cannot be opened, yet or any more. */
export const isTabLocked = (tab: CaseTab, report: Case): boolean => isLocked[tab](report);

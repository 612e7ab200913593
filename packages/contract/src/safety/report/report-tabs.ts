import type { ReportStatus } from '../case/case.states.ts';

/** The tabs whose content waits for how far the case is (rules/safety.md#tabs). */
export const caseTabs = ['classification', 'riskAnalysis', 'mitigation', 'feedback'] as const;
export type CaseTab = (typeof caseTabs)[number];

type Case = { readonly status: ReportStatus; readonly isUnmanaged: boolean };

const untilAssessed: readonly ReportStatus[] = [
  'Open',
  'HazardIdentification',
  'FirstRiskAssessment',
  'SecondRiskAssessment',
];

/** What a report that needs no management was closed without is not looked for. */
const isSetAside = ({ status, isUnmanaged }: Case): boolean => status === 'Closed' && isUnmanaged;

const isLocked: Readonly<Record<CaseTab, (report: Case) => boolean>> = {
  classification: isSetAside,
  riskAnalysis: (report) => report.status === 'Open' || isSetAside(report),
  mitigation: ({ status }) => untilAssessed.includes(status),
  // What needs no management is answered from classification on (rules/safety.md#feedback).
  feedback: ({ status, isUnmanaged }) => (isUnmanaged ? status === 'Open' : untilAssessed.includes(status)),
};

/** Whether a tab cannot be opened yet, or any more. */
export const isTabLocked = (tab: CaseTab, report: Case): boolean => isLocked[tab](report);

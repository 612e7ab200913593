import type { HazardStatus } from '../case/case-hazard.states.ts';
import type { InvestigationStatus } from './investigation.states.ts';

/** Whether the post process of an investigation cannot be opened yet (rules/safety.md#tabs). */
export const isPostProcessLocked = (status: InvestigationStatus): boolean => status === 'Open';

const beforeActions: Readonly<Record<'investigation' | 'hazard', readonly string[]>> = {
  investigation: ['Open', 'InProgress', 'Approval'] satisfies InvestigationStatus[],
  hazard: ['Open', 'InProgress'] satisfies HazardStatus[],
};

/** Whether there cannot be any action yet. */
export const isMitigationLocked = (
  family: 'investigation' | 'hazard',
  status: InvestigationStatus | HazardStatus,
): boolean => beforeActions[family].includes(status);

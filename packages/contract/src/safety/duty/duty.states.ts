import type { DutyClass } from './duty-law.ts';

/** The states of a duty in their order (rules/safety.md#duty-states). */
export const dutyStates = ['WithMain', 'Unrecorded', 'Filed', 'NotRequired', 'Voluntary', 'Late', 'Waiting'] as const;
export type DutyState = (typeof dutyStates)[number];

/** The facts from which the state of a duty is derived. */
export type DutyStateFacts = {
  readonly isChild: boolean;
  /** Whether it was opened; duties of reports from before the desk may not be. */
  readonly isOpened: boolean;
  /** Whether a filing counts. */
  readonly isFiled: boolean;
  readonly class: DutyClass;
  readonly dueAt: Date | null;
};

/** The state of a duty at a moment: the first condition that is met, from the top. */
export const dutyState = (facts: DutyStateFacts, now: Date): DutyState => {
  if (facts.isChild) return 'WithMain';
  if (!facts.isOpened) return 'Unrecorded';
  if (facts.isFiled) return 'Filed';
  if (facts.class === 'None') return 'NotRequired';
  if (facts.class === 'Voluntary') return 'Voluntary';
  return facts.dueAt !== null && now > facts.dueAt ? 'Late' : 'Waiting';
};

/** States in which something is still to be filed. */
export const openDutyStates: readonly DutyState[] = ['Waiting', 'Late'];

import type { Actor } from '@portal/contract/identity';
import { addDays, allowed, type Day, type Decision } from '@portal/contract/kernel';
import { seeReaders } from '../drive/drive.rules.ts';

/**
 * Who may see marks: everyone their own, and those of all people if they may see readers (rules/documents.md#evidence).
 */
export const seeEvidence = (actor: Actor, employeeId: number | undefined): Decision =>
  employeeId === actor.employeeId ? allowed : seeReaders(actor);

/** The due day of a reading that was assigned on a day; null if no due days are set. */
export const dueDateOf = (assigned: Day, dueDays: number | null): Day | null =>
  dueDays === null ? null : addDays(assigned, dueDays);

/** Whether an unread document is past its due day. */
export const isOverdue = (dueDate: Day | null, isRead: boolean, today: Day): boolean =>
  !isRead && dueDate !== null && dueDate < today;

/** The numbers of days left at which a reader is reminded at 07:00 (rules/documents.md#due-days). */
export const reminderDays = [7, 2, 0] as const;

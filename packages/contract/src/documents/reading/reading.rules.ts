import type { Actor } from '@portal/contract/identity';
import { addDays, allowed, type Day, type Decision } from '@portal/contract/kernel';
import { seeReaders } from '../drive/drive.rules.ts';

/** Who may see the marks of somebody: one's own everyone, those of all who may see readers (rules/documents.md#evidence). */
export const seeEvidence = (actor: Actor, employeeId: number | undefined): Decision =>
  employeeId === actor.employeeId ? allowed : seeReaders(actor);

/** The day by which somebody must have read what they were asked to read on a day; none where no days are set. */
export const dueDateOf = (assigned: Day, dueDays: number | null): Day | null =>
  dueDays === null ? null : addDays(assigned, dueDays);

/** Whether what is due on a day was not read in time. */
export const isOverdue = (dueDate: Day | null, isRead: boolean, today: Day): boolean =>
  !isRead && dueDate !== null && dueDate < today;

/** With so many days left somebody is reminded at 07:00 (rules/documents.md#due-days). */
export const reminderDays = [7, 2, 0] as const;

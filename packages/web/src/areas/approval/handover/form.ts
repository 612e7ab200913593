import type { WaitingLine } from '@portal/contract/approval';
import { checkHandOver, limits } from '@portal/contract/approval';
import type { FieldProblem } from '@portal/contract/kernel';
import { tooLong } from '../../../ui/record-form/lengths.ts';
import type { HandOver } from './api.ts';

/** `approver` is the id of the chosen person; empty: nobody is. */
export type WaitingForm = { approver: string; reason: string };

export const emptyWaitingForm: WaitingForm = { approver: '', reason: '' };

export const bodyOfWaitingForm = ({ approver, reason }: WaitingForm): HandOver => ({
  approver: { id: Number(approver) },
  reason: reason.trim(),
});

/** What is wrong as far as it can be known here: of the document only this line is. */
export const checkWaitingForm = (form: WaitingForm, { drafter, approver }: WaitingLine): FieldProblem[] => [
  ...(form.approver === '' ? [{ path: 'approver', code: 'required' } satisfies FieldProblem] : []),
  ...checkHandOver(bodyOfWaitingForm(form), { drafter, lines: [{ approver }] }),
  ...tooLong(form, { reason: limits.handOverReason }),
];

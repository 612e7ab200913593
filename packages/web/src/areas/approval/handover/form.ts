import type { WaitingLine } from '@portal/contract/approval';
import { checkHandOver, handOverBody } from '@portal/contract/approval';
import { type FieldProblem, requiredFields } from '@portal/contract/kernel';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/definition.ts';
import { notChosen, tooLong } from '../../../ui/form/limits.ts';
import type { HandOver } from './api.ts';
import { handoverWords } from './handover.words.ts';

/** `approver` is the id of the chosen person; empty: nobody is. */
export type WaitingForm = { approver: string; reason: string };

export const emptyWaitingForm: WaitingForm = { approver: '', reason: '' };

export const bodyOfWaitingForm = ({ approver, reason }: WaitingForm): HandOver => ({
  approver: { id: Number(approver) },
  reason: reason.trim(),
});

const required: ReadonlySet<string> = new Set(requiredFields(handOverBody));

/** What is wrong is told as far as it can be known here: of the document only this line is. */
export const waitingDefinition = ({ drafter, approver }: WaitingLine): Definition<WaitingForm> => ({
  name: 'waiting',
  fields: ['approver', 'reason'] satisfies (keyof WaitingForm)[],
  labelOf: (field: keyof WaitingForm) => translate(handoverWords.form[field === 'approver' ? 'newApprover' : field]),
  isRequired: (field) => required.has(field),
  missing: (field: keyof WaitingForm) => translate(handoverWords.form.missing[field]),
  check: (form): FieldProblem[] => [
    ...notChosen(form, handOverBody),
    ...checkHandOver(bodyOfWaitingForm(form), { drafter, lines: [{ approver }] }),
    ...tooLong(form, handOverBody),
  ],
});

import { limits } from '@portal/contract/approval';
import { type FieldProblem, isBlankText, isDay } from '@portal/contract/kernel';
import { today } from '../../../../platform/device/clock.ts';
import { translate } from '../../../../platform/i18n.ts';
import type { Definition } from '../../../../ui/form/definition.ts';
import { employeeWords } from '../../../directory/index.ts';
import { resignationWords } from './resignation.words.ts';

/** `approver` is the id of who takes the lines over; empty: they are handed over later. */
export type ResignForm = { resignDate: string; approver: string; reason: string };

export const emptyResignForm = (): ResignForm => ({
  resignDate: today(),
  approver: '',
  reason: translate(employeeWords.gone),
});

/** Lines are handed over once their approver has resigned, which is on the day itself. */
export const mayHandOver = (resignDate: string): boolean => isDay(resignDate) && resignDate <= today();

const fields = ['resignDate', 'approver', 'reason'] as const satisfies (keyof ResignForm)[];
const labels = { resignDate: 'day', approver: 'successor', reason: 'reason' } as const;

const check = ({ resignDate, approver, reason }: ResignForm, hiredOn: string): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (resignDate === '') problems.push({ path: 'resignDate', code: 'required' });
  else if (!isDay(resignDate)) problems.push({ path: 'resignDate', code: 'wrong-type' });
  else if (resignDate <= hiredOn) problems.push({ path: 'resignDate', code: 'not-after-hire' });
  if (!mayHandOver(resignDate) || approver === '') return problems;
  if (isBlankText(reason)) problems.push({ path: 'reason', code: 'required' });
  if ([...reason].length > limits.handOverReason) problems.push({ path: 'reason', code: 'too-long' });
  return problems;
};

export const resignDefinition = (hiredOn: string): Definition<ResignForm> => ({
  name: 'resign',
  fields,
  labelOf: (field: keyof ResignForm) => translate(resignationWords[labels[field]]),
  isRequired: (field) => field === 'resignDate',
  missing: (field: keyof ResignForm) => translate(resignationWords.missing[field]),
  check: (form) => check(form, hiredOn),
});

import { expect, test } from 'vitest';
import { createForm } from '../../../ui/form/form-state.ts';
import { documentDefinition } from './approval-form-definition.ts';
import { type DocumentForm, emptyForm } from './approval-form-values.ts';

const errorsOf = (form: DocumentForm, path: string, message: string) => {
  const judged = createForm(form, documentDefinition);
  const others = judged.showErrors([{ path, message }]);
  return { errors: judged.shown().errors, others, judged };
};

test.each([
  ['title', 'title'],
  ['lines.12.approver.id', 'lines'],
  ['attachedFiles', 'files'],
  ['decidesArbitrarily', 'lines'],
  ['vacation.absenceType', 'vacation'],
])('the path %j belongs to the field %s', (path, field) =>
  expect(errorsOf(emptyForm(1), path, 'A').errors).toEqual({ [field]: ['A'] }),
);

test('a problem that belongs to no field is shown separately', () => {
  expect(errorsOf(emptyForm(1), 'version', 'A')).toMatchObject({ errors: {}, others: ['A'] });
});

test('of many days of leave the one that is refused is named', () => {
  const periods = ['2026-11-19', '2026-11-20'].map(
    (vacationDate) => ({ vacationDate, annualLeaveType: 'AnnualLeave' }) as const,
  );
  const form = { ...emptyForm(2), vacation: { absenceType: 'AnnualLeave', periods } as const };
  expect(errorsOf(form, 'vacation.periods.1.vacationDate', '이미 신청한 날짜입니다.').errors).toEqual({
    vacation: ['2026-11-20 (금): 이미 신청한 날짜입니다.'],
  });
});

test('with self-approval most fields are optional', () => {
  const { judged } = errorsOf(emptyForm(1), 'title', 'A');
  judged.patch({ selfApprove: true });
  expect(judged.shown().errors).toEqual({});
});

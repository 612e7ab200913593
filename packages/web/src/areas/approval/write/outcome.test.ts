import { expect, test } from 'vitest';
import { CallFailure } from '../../../platform/failure.ts';
import { emptyForm } from './form.ts';
import { outcomeOf, stillWrong, untakenOutcomeOf } from './outcome.ts';

const failure = (details: Partial<ConstructorParameters<typeof CallFailure>[0]>) =>
  new CallFailure({ code: 'not-valid', status: 422, message: '확인', ...details });

test('what the server refused is put to its fields, the rest is told', () => {
  const errors = [
    { path: 'lines.0.approver', code: 'person-inactive', message: '선택할 수 없는 사원입니다.' } as const,
    { path: 'version', code: 'required', message: '필수 항목입니다.' } as const,
  ];
  expect(outcomeOf(failure({ errors }))).toEqual({
    fields: { lines: ['선택할 수 없는 사원입니다.'] },
    messages: ['필수 항목입니다.'],
    overtaken: undefined,
  });
});

test('a refusal without fields is told in its own words', () => {
  expect(outcomeOf(failure({ code: 'already-processed', status: 400, message: '처리된 문서' })).messages).toEqual([
    '처리된 문서',
  ]);
});

test('a change by somebody else is told apart', () => {
  expect(outcomeOf(failure({ code: 'changed-meanwhile', status: 409 })).overtaken).toBe('changed');
});

test('an error goes once its field is changed, the others stay', () => {
  const judged = emptyForm(1);
  const now = { ...judged, title: '새 제목' };
  expect(stillWrong({ title: ['A'], content: ['B'], files: ['C'] }, judged, now)).toEqual({
    content: ['B'],
    files: ['C'],
  });
});

test('of many days of leave the one that is refused is named', () => {
  const errors = [
    { path: 'vacation.periods.1.vacationDate', code: 'leave-day-taken', message: '이미 신청한 날짜입니다.' } as const,
  ];
  const periods = ['2026-11-19', '2026-11-20'].map(
    (vacationDate) => ({ vacationDate, annualLeaveType: 'AnnualLeave' }) as const,
  );
  const judged = { ...emptyForm(2), vacation: { absenceType: 'AnnualLeave', periods } as const };
  expect(outcomeOf(failure({ code: 'leave-overlaps', errors }), judged).fields).toEqual({
    vacation: ['2026-11-20 (금): 이미 신청한 날짜입니다.'],
  });
});

test('a file is named by the name it was sent under, even where that looks like a field', () => {
  const errors = [{ path: 'title.pdf', code: 'file-kind', message: '올릴 수 없습니다.' } as const];
  const refusal = failure({ code: 'forbidden-file-type', status: 415, errors });
  expect(outcomeOf(refusal, undefined, ['title.pdf'])).toMatchObject({
    fields: { files: ['title.pdf: 올릴 수 없습니다.'] },
    messages: [],
  });
});

test('the other version that is not to be had leaves both ways out, one that can no longer be written does not', () => {
  expect(untakenOutcomeOf(failure({ code: 'unreachable', status: 0, message: '끊김' }))).toMatchObject({
    overtaken: 'changed',
    messages: ['끊김'],
  });
  expect(untakenOutcomeOf(failure({ code: 'already-processed', status: 400, message: '처리됨' }))).toMatchObject({
    overtaken: 'gone',
    messages: ['처리됨'],
  });
});

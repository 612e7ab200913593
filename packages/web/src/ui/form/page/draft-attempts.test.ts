import { expect, test } from 'vitest';
import { CallFailure } from '../../../platform/calls/failure.ts';
import { outcomeOf, untakenOutcomeOf } from './draft-attempts.ts';

const failure = (details: Partial<ConstructorParameters<typeof CallFailure>[0]>) =>
  new CallFailure({ code: 'not-valid', status: 422, message: '확인', ...details });
const gone = new Set(['not-found']);

test('what the server refused is told at its places', () => {
  const errors = [
    { path: 'lines.0.approver', code: 'person-inactive', message: '퇴사한 사원입니다.' } as const,
    { path: 'version', code: 'required', message: '필수 항목입니다.' } as const,
  ];
  expect(outcomeOf(failure({ errors }), gone)).toEqual({
    told: errors.map(({ path, message }) => ({ path, message })),
    messages: [],
    overtaken: undefined,
  });
});

test('a refusal without fields is told in its own words', () => {
  const refusal = failure({ code: 'no-permission', status: 401, message: '권한 없음' });
  expect(outcomeOf(refusal, gone)).toEqual({ told: [], messages: ['권한 없음'], overtaken: undefined });
});

test('a change by somebody else is told apart, and so is a record that can no longer be written', () => {
  expect(outcomeOf(failure({ code: 'changed-meanwhile', status: 409 }), gone).overtaken).toBe('changed');
  const deleted = failure({ code: 'not-found', status: 404, message: '없는 문서' });
  expect(outcomeOf(deleted, gone)).toEqual({ told: [], messages: ['없는 문서'], overtaken: 'gone' });
  expect(outcomeOf(deleted, new Set())).toMatchObject({ messages: ['없는 문서'], overtaken: undefined });
});

test('a file is named by the name it was sent under, even where that looks like a field', () => {
  const errors = [{ path: 'title.pdf', code: 'file-kind', message: '올릴 수 없습니다.' } as const];
  const refusal = failure({ code: 'forbidden-file-type', status: 415, errors });
  expect(outcomeOf(refusal, gone, ['title.pdf'])).toMatchObject({
    told: [{ path: 'files', message: 'title.pdf: 올릴 수 없습니다.' }],
    messages: [],
  });
});

test('the other version that is not to be had leaves both ways out, one that can no longer be written does not', () => {
  expect(untakenOutcomeOf(failure({ code: 'unreachable', status: 0, message: '끊김' }), gone)).toEqual({
    overtaken: 'changed',
    messages: ['끊김'],
  });
  const deleted = failure({ code: 'not-found', status: 404, message: '삭제됨' });
  expect(untakenOutcomeOf(deleted, gone)).toEqual({ overtaken: 'gone', messages: ['삭제됨'] });
});

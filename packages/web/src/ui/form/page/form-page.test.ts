import { expect, test } from 'vitest';
import { CallFailure } from '../../../platform/calls/failure.ts';
import { refusalOf, unreadRefusalOf } from './form-page.ts';

const failure = (details: Partial<ConstructorParameters<typeof CallFailure>[0]>) =>
  new CallFailure({ code: 'not-valid', status: 422, message: '확인', ...details });
const closed = new Set(['not-found']);

test('a refusal by the server is shown at its fields', () => {
  const errors = [
    { path: 'lines.0.approver', code: 'person-inactive', message: '퇴사한 사원입니다.' } as const,
    { path: 'version', code: 'required', message: '필수 항목입니다.' } as const,
  ];
  expect(refusalOf(failure({ errors }), closed)).toEqual({
    fieldMessages: errors.map(({ path, message }) => ({ path, message })),
    messages: [],
    phase: 'editing',
  });
});

test('a refusal without fields is shown with its own message', () => {
  const refusal = failure({ code: 'no-permission', status: 401, message: '권한 없음' });
  expect(refusalOf(refusal, closed)).toEqual({ fieldMessages: [], messages: ['권한 없음'], phase: 'editing' });
});

test('a change by somebody else is a conflict, and a record that can no longer be edited is closed', () => {
  expect(refusalOf(failure({ code: 'changed-meanwhile', status: 409 }), closed).phase).toBe('conflict');
  const deleted = failure({ code: 'not-found', status: 404, message: '없는 문서' });
  expect(refusalOf(deleted, closed)).toEqual({ fieldMessages: [], messages: ['없는 문서'], phase: 'closed' });
  expect(refusalOf(deleted, new Set())).toMatchObject({ messages: ['없는 문서'], phase: 'editing' });
});

test('a file is named by its file name, even where that looks like a field path', () => {
  const errors = [{ path: 'title.pdf', code: 'file-kind', message: '올릴 수 없습니다.' } as const];
  const refusal = failure({ code: 'forbidden-file-type', status: 415, errors });
  expect(refusalOf(refusal, closed, ['title.pdf'])).toMatchObject({
    fieldMessages: [{ path: 'files', message: 'title.pdf: 올릴 수 없습니다.' }],
    messages: [],
  });
});

test('if the other version cannot be read the conflict stays; a record that can no longer be edited is closed', () => {
  expect(unreadRefusalOf(failure({ code: 'unreachable', status: 0, message: '끊김' }), closed)).toEqual({
    phase: 'conflict',
    fieldMessages: [],
    messages: ['끊김'],
  });
  const deleted = failure({ code: 'not-found', status: 404, message: '삭제됨' });
  expect(unreadRefusalOf(deleted, closed)).toEqual({ phase: 'closed', messages: ['삭제됨'], fieldMessages: [] });
});

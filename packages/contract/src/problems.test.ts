import {
  type AreaTables,
  allowed,
  deniedByRole,
  deniedByState,
  enforce,
  type FieldCode,
  kernelFields,
  kernelProblems,
  Problem,
  requireValid,
} from '@portal/contract/kernel';
import {
  fieldCodes,
  fieldWords,
  problemBody,
  problemCodes,
  problemSentence,
  statusOf,
} from '@portal/contract/problems';
import { describe, expect, test } from 'vitest';
import { areas } from './areas.ts';

const codes = problemCodes;

test('every code has a failure status and a sentence in both languages', () => {
  expect(codes.length).toBeGreaterThan(30);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(statusOf(code)).toBeGreaterThanOrEqual(400);
    expect(statusOf(code)).toBeLessThan(600);
    expect(problemSentence(code, 'ko')).toMatch(/[가-힣].*\.$/);
    // 'Email already exists' has no full stop: clients compare it.
    expect(problemSentence(code, 'en')).toMatch(/^[A-Z][ -~]+(\.|exists)$/);
  }
});

test('every field code has a sentence in both languages with the same placeholder for a limit', () => {
  for (const code of fieldCodes) {
    const { ko, en } = fieldWords(code);
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(ko).toMatch(/[가-힣].*\.$/);
    expect(en).toMatch(/^[A-Z][ -~]+\.$/);
    for (const place of ['{limit}', '{expected}']) expect(ko.includes(place)).toBe(en.includes(place));
  }
});

test('no two areas have the same code', () => {
  for (const [kind, kernel] of [
    ['problems', kernelProblems],
    ['fields', kernelFields],
  ] as const) {
    const all = [kernel, ...Object.values<AreaTables>(areas).map((area) => area[kind] ?? {})].flatMap(Object.keys);
    expect(all).toEqual([...new Set(all)]);
    expect(all).toEqual(kind === 'problems' ? problemCodes : fieldCodes);
  }
});

test('the statuses of well-known problems', () => {
  expect(Object.fromEntries(codes.map((code) => [code, statusOf(code)]))).toMatchObject({
    'invalid-input': 400,
    'already-acted': 400,
    'already-processed': 400,
    'not-signed-in': 401,
    'employee-not-registered': 401,
    'no-permission-on-document': 401,
    'no-permission': 403,
    'not-your-turn': 403,
    'not-found': 404,
    'changed-meanwhile': 409,
    'in-progress': 409,
    'too-large': 413,
    'forbidden-file-type': 415,
    'not-valid': 422,
    'idempotency-key-reused': 422,
    'too-many-requests': 429,
    'headers-too-large': 431,
    maintenance: 503,
    overloaded: 503,
  });
});

test('the sentences that clients compare do not change', () => {
  expect(problemSentence('document-not-found', 'ko')).toBe('존재하지 않는 문서 아이디 입니다.');
  expect(problemSentence('no-permission-on-document', 'ko')).toBe('열람 권한이 없는 문서입니다.');
  expect(problemSentence('already-processed', 'ko')).toBe('결재가 처리된 문서 입니다.');
  expect(problemSentence('already-acted', 'ko')).toBe('이미 결재가 처리된 문서 입니다.');
});

describe('the body', () => {
  test.each(codes)('of %s has the shape of RFC 9457, and `Message` with a 503 alone', (code) => {
    const body = problemBody(new Problem(code), 'ko');
    const status = statusOf(code);
    const message = problemSentence(code, 'ko');
    expect(body).toEqual({
      type: `urn:portal:problem:${code}`,
      title: problemSentence(code, 'en'),
      status,
      code,
      message,
      ...(status === 503 ? { Message: message } : {}),
    });
  });

  test('names each field in the requested language, with its limit filled in', () => {
    const problem = new Problem('not-valid', [
      { path: 'lines.0.approver', code: 'approver-twice' },
      { path: 'content', code: 'too-long', limit: 5_000_000 },
    ]);
    expect(problemBody(problem, 'en').errors).toEqual([
      { path: 'lines.0.approver', code: 'approver-twice', message: 'This person is already on the approval line.' },
      { path: 'content', code: 'too-long', message: 'At most 5,000,000 characters.' },
    ]);
    expect(problemBody(problem, 'ko').errors?.[1]?.message).toBe('5,000,000자까지 입력할 수 있습니다.');
  });

  test('uses the sentence of the administrator instead of the table’s', () => {
    expect(problemBody(new Problem('maintenance'), 'en', '점검 중')).toMatchObject({
      message: '점검 중',
      Message: '점검 중',
      title: problemSentence('maintenance', 'en'),
    });
  });
});

test('an empty list raises nothing, a problem raises a 422 that names the field', () => {
  expect(() => requireValid([])).not.toThrow();
  const errors = [{ path: 'title', code: 'title-blank' satisfies FieldCode } as const];
  expect(() => requireValid(errors)).toThrow(expect.objectContaining({ code: 'not-valid', errors }));
});

test('a denial becomes the problem of its code, of either kind', () => {
  expect(() => enforce(allowed)).not.toThrow();
  for (const denied of [deniedByRole('no-permission'), deniedByState('already-acted')])
    expect(() => enforce(denied)).toThrow(
      expect.objectContaining({ name: 'Problem', code: denied.allowed ? '' : denied.code }),
    );
});

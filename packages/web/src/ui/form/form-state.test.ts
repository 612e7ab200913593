import { expect, test } from 'vitest';
import type { Definition } from './form-definition.ts';
import { createForm } from './form-state.ts';

type Values = { title: string; content: string; rows: { weight: string }[]; selfApprove: boolean };

const initial: Values = { title: '', content: '', rows: [], selfApprove: false };
const definition: Definition<Values> = {
  name: 'memo',
  fields: ['title', 'content', 'rows', 'files'],
  labelOf: (field) => field,
};

const given = (more: Partial<Definition<Values>> = {}) => createForm(initial, { ...definition, ...more });

test('a form has changes until they are saved or undone', () => {
  const form = given();
  form.patch({ title: '제목' });
  expect(form.shown().dirty).toBe(true);
  form.patch({ title: '' });
  expect(form.shown().dirty).toBe(false);
  form.patch((now) => ({ ...now, rows: [{ weight: '1' }] }));
  expect([form.shown().dirty, form.current().rows]).toEqual([true, [{ weight: '1' }]]);
  form.saved(form.current());
  expect(form.shown().dirty).toBe(false);
});

test('forms that are equal by their own comparison have no changes', () => {
  const form = given({ same: (one, other) => one.title.trim() === other.title.trim() });
  form.patch({ title: ' ' });
  expect(form.shown().dirty).toBe(false);
});

test('a new stored version becomes the base, and typed changes stay', () => {
  const form = given();
  form.restart({ ...initial, title: '저장됨' }, { ...initial, title: '내 제목' });
  expect([form.current().title, form.base().title, form.shown().round]).toEqual(['내 제목', '저장됨', 1]);
  expect(form.shown().dirty).toBe(true);
});

test('a message disappears when its field changes, others stay', () => {
  const form = given();
  const others = form.showErrors([
    { path: 'title', message: 'A' },
    { path: 'content', message: 'B' },
    { path: 'content', message: 'B' },
    { path: 'files', message: 'C' },
    { path: 'elsewhere', message: 'D' },
  ]);
  expect(others).toEqual(['D']);
  form.patch({ title: '새 제목' });
  expect(form.shown().errors).toEqual({ content: ['B'], files: ['C'] });
  form.clearErrorsAt('files');
  expect(form.shown().errors).toEqual({ content: ['B'] });
});

test('a field that decides what is required clears the messages', () => {
  const form = given({ isMoot: (judged, now) => judged.selfApprove !== now.selfApprove });
  form.showErrors([{ path: 'title', message: 'A' }]);
  form.patch({ selfApprove: true });
  expect(form.shown().errors).toEqual({});
});

test('of many entries of a list the one that is refused is named', () => {
  const form = given({ nameAt: (path) => (path === 'rows.1' ? '둘째' : undefined) });
  form.showErrors([{ path: 'rows.1', message: '너무 무겁습니다.' }]);
  expect(form.shown().errors).toEqual({ rows: ['둘째: 너무 무겁습니다.'] });
});

test('a field shows its problems once it was left, a text that is too long at once', () => {
  const form = given({
    check: ({ title }) => [
      ...(title === '' ? [{ path: 'title', code: 'required' } as const] : []),
      ...(title.length > 2 ? [{ path: 'title', code: 'too-long', limit: 2 } as const] : []),
      { path: 'content', code: 'too-few' },
    ],
    missing: (field) => `${field} 없음`,
  });
  expect(form.shown().errors).toEqual({});
  form.visit('title');
  expect(form.shown().errors).toEqual({ title: ['title 없음'] });
  form.patch({ title: '제목이 길다' });
  expect(form.shown().errors.title).toEqual(['2자까지 입력할 수 있습니다.']);
  expect(form.isFine()).toBe(false);
  expect(Object.keys(form.shown().errors)).toEqual(['title', 'content']);
});

test('listeners of a field are not called for another', () => {
  const form = given();
  form.showErrors([{ path: 'title', message: 'A' }]);
  const before = form.shown().errors.title;
  form.showErrors([
    { path: 'title', message: 'A' },
    { path: 'content', message: 'B' },
  ]);
  expect(form.shown().errors.title).toBe(before);
});

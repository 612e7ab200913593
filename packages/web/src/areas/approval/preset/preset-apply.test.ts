import type { Template } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { describe, expect, test } from 'vitest';
import { type DocumentForm, emptyForm } from '../form/approval-form-values.ts';
import { referrerOfPerson } from '../referrer/referrer-selection.ts';
import { isFilled, losesPeople, withPeople, withTemplate } from './preset-apply.ts';

const person = (id: number): Person => ({
  id,
  code: `E${id}`,
  name: `사원${id}`,
  engName: `Employee ${id}`,
  position: '과장',
  jobTitle: null,
  email: `e${id}@example.com`,
  department: { id: 1, name: '운항팀', engName: 'Flight Operations' },
});
const line = (...ids: number[]) =>
  ids.map((id, at) => ({ seq: at + 1, approvalType: 'Approve' as const, approver: person(id) }));
const informed = (...ids: number[]) => ids.map((id) => referrerOfPerson(person(id)));
const form = (more: Partial<DocumentForm> = {}): DocumentForm => ({ ...emptyForm(1), ...more });
const idsOf = ({ lines, referrers }: Pick<DocumentForm, 'lines' | 'referrers'>) => [
  lines.map(({ approver }) => approver.id),
  referrers.map(({ sourceId }) => sourceId),
];
const template = (more: Partial<Template> = {}): Template => ({
  id: 1,
  name: '주간',
  version: 1,
  title: '주간 보고',
  content: '<p>이번 주</p>',
  lines: [],
  referrers: [],
  leftOut: [],
  ...more,
});

describe('applying a line', () => {
  test('takes the place of line and referrers', () => {
    const now = form({ lines: line(1), referrers: informed(2) });
    const { form: taken, doubled } = withPeople(now, { lines: line(3, 4), referrers: informed(5) });
    expect(idsOf(taken)).toEqual([[3, 4], [5]]);
    expect(doubled).toEqual([]);
    expect(losesPeople(now, taken)).toBe(true);
  });

  test('keeps the chosen referrers if it has none, without those who are on its line', () => {
    const now = form({ referrers: informed(2, 3) });
    const { form: taken, doubled } = withPeople(now, { lines: line(3), referrers: [] });
    expect(idsOf(taken)).toEqual([[3], [2]]);
    expect(idsOf({ lines: [], referrers: doubled })).toEqual([[], [3]]);
    expect(losesPeople(now, taken)).toBe(true);
  });

  test('of referrers alone keeps the line, and removes its people from the referrers', () => {
    const now = form({ lines: line(1) });
    const { form: taken, doubled } = withPeople(now, { lines: [], referrers: informed(1, 2) });
    expect(idsOf(taken)).toEqual([[1], [2]]);
    expect(doubled).toHaveLength(1);
    expect(losesPeople(now, taken)).toBe(false);
  });

  test('is left where one approves alone', () => {
    const { form: taken } = withPeople(form({ selfApprove: true }), { lines: line(1), referrers: informed(2) });
    expect(idsOf(taken)).toEqual([[], [2]]);
  });
});

describe('a template', () => {
  test('sets title and text, and keeps the chosen people if it has none', () => {
    const { form: taken } = withTemplate(form({ lines: line(1), dueDays: 7, comment: '의견' }), template());
    expect(taken).toMatchObject({ title: '주간 보고', content: '<p>이번 주</p>', dueDays: 7, comment: '의견' });
    expect(idsOf(taken)).toEqual([[1], []]);
  });

  test.each<[string, Partial<DocumentForm>, boolean]>([
    ['an empty form', {}, false],
    ['a title', { title: '[품의서] 제목' }, true],
    ['a text', { content: '<p>내용</p>' }, true],
    ['a comment', { comment: '의견' }, true],
    ['a line', { lines: line(1) }, true],
    ['a referrer', { referrers: informed(1) }, true],
  ])('asks before replacing %s: %s', (_what, more, asks) => {
    expect(isFilled(form(more))).toBe(asks);
  });
});

import { expect, test } from 'vitest';
import type { PickedLine } from './line-order.ts';
import { differences } from './write-difference.ts';
import { emptyForm } from './write-form.ts';

const form = { ...emptyForm(1), title: '제목', content: '<p>첫 줄</p><p>둘째 줄</p>' };

test('the same form differs in nothing', () => {
  expect(differences(form, { ...form })).toEqual([]);
});

test('each field that differs is told with both of its values', () => {
  const theirs = { ...form, title: '다른 제목', dueDays: 7, comment: '의견' };
  expect(differences(form, theirs)).toEqual([
    { field: 'title', theirs: '다른 제목', mine: '제목' },
    { field: 'dueDays', theirs: '7', mine: '5' },
    { field: 'comment', theirs: '의견', mine: '' },
  ]);
});

test('a text is shown from a little before where it differs, without its tags', () => {
  const long = '가'.repeat(500);
  const [difference] = differences(
    { ...form, content: `<p>${long}나</p>` },
    { ...form, content: `<p>${long}<b>다</b></p>` },
  );
  expect(difference).toEqual({ field: 'content', theirs: `…${'가'.repeat(40)}다`, mine: `…${'가'.repeat(40)}나` });
});

test('a document that differs only in how its text is set is told too', () => {
  expect(differences(form, { ...form, content: '<p>첫 줄</p><p><b>둘째</b> 줄</p>' })).toHaveLength(1);
});

test('agreers of one step stand side by side', () => {
  const person = (name: string) => ({ name, engName: '' }) as PickedLine['approver'];
  const lines: PickedLine[] = [
    { seq: 1, approvalType: 'Approve', approver: person('배성민') },
    { seq: 2, approvalType: 'Agreement', approver: person('오지훈') },
    { seq: 2, approvalType: 'Agreement', approver: person('문서윤') },
  ];
  expect(differences(form, { ...form, lines })).toEqual([
    { field: 'lines', theirs: '1. 배성민 → 2. 오지훈, 문서윤', mine: '' },
  ]);
});

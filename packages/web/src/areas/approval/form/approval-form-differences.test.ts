import type { VacationBody } from '@portal/contract/leave';
import { expect, test } from 'vitest';
import type { PickedLine } from '../line/line-order.ts';
import { differences } from './approval-form-differences.ts';
import { type DocumentForm, emptyForm } from './approval-form-values.ts';

const form = { ...emptyForm(1), title: '제목', content: '<p>첫 줄</p><p>둘째 줄</p>' };

test('the same form differs in nothing', () => {
  expect(differences(form, { ...form })).toEqual([]);
});

test('each differing field is shown with both values', () => {
  const theirs = { ...form, title: '다른 제목', dueDays: 7, comment: '의견' };
  expect(differences(form, theirs)).toEqual([
    { field: 'title', theirs: '다른 제목', mine: '제목' },
    { field: 'dueDays', theirs: '7일', mine: '5일' },
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

test('a document that differs only in the formatting of its text is also reported', () => {
  expect(differences(form, { ...form, content: '<p>첫 줄</p><p><b>둘째</b> 줄</p>' })).toMatchObject([
    { field: 'content', only: 'format' },
  ]);
  expect(differences(form, { ...form, content: `${form.content}<img src="data:image/png;base64,AA">` })).toMatchObject([
    { field: 'content', only: 'pictures' },
  ]);
});

test('agreers of one step are shown next to each other', () => {
  const person = (name: string) => ({ name, engName: '' }) as PickedLine['approver'];
  const lines: PickedLine[] = [
    { seq: 1, approvalType: 'Approve', approver: person('배성민') },
    { seq: 2, approvalType: 'Agreement', approver: person('오지훈') },
    { seq: 2, approvalType: 'Agreement', approver: person('문서윤') },
  ];
  expect(differences(form, { ...form, lines })).toEqual([
    { field: 'lines', theirs: '1. 배성민 → 2. 오지훈, 문서윤 (합의)', mine: '' },
  ]);
});

test('for a leave its type, half, days and contact are each reported', () => {
  const leave: DocumentForm = {
    ...emptyForm(2),
    vacation: {
      absenceType: 'AnnualLeave',
      contract: '010-1111-2222',
      periods: [{ vacationDate: '2026-11-20', annualLeaveType: 'MorningOff' }],
    },
  };
  const theirs = (change: Partial<VacationBody>) =>
    differences(leave, {
      ...leave,
      vacation: { absenceType: 'AnnualLeave', periods: [], ...leave.vacation, ...change },
    });
  expect(theirs({ contract: '' })).toEqual([{ field: 'contact', theirs: '', mine: '010-1111-2222' }]);
  expect(theirs({ periods: [{ vacationDate: '2026-11-20', annualLeaveType: 'AfternoonOff' }] })).toEqual([
    { field: 'leaveKind', theirs: '반차 (오후)', mine: '반차 (오전)' },
  ]);
  expect(theirs({ absenceType: 'Training', periods: [] })).toEqual([
    { field: 'leaveKind', theirs: '훈련', mine: '반차 (오전)' },
    { field: 'vacation', theirs: '', mine: '2026-11-20' },
  ]);
});

test('self-approval, and approval changed to agreement, are reported', () => {
  expect(differences(form, { ...form, selfApprove: true })).toEqual([
    { field: 'selfApprove', theirs: '전결처리', mine: '' },
  ]);
  const line = { seq: 1, approver: { name: '배성민', engName: '', code: 'H1' } as PickedLine['approver'] };
  const [mine, theirs] = (['Approve', 'Agreement'] as const).map((approvalType) => ({
    ...form,
    lines: [{ ...line, approvalType }],
  }));
  expect(mine && theirs && differences(mine, theirs)).toEqual([
    { field: 'lines', theirs: '1. 배성민 (합의)', mine: '1. 배성민' },
  ]);
});

test('two people with the same name are distinguished', () => {
  const lineOf = (id: number): PickedLine[] => [
    {
      seq: 1,
      approvalType: 'Approve',
      approver: { id, name: '김민수', engName: '', code: `H${id}` } as PickedLine['approver'],
    },
  ];
  expect(differences({ ...form, lines: lineOf(1) }, { ...form, lines: lineOf(2) })).toEqual([
    { field: 'lines', theirs: '1. 김민수 (H2)', mine: '1. 김민수 (H1)' },
  ]);
});

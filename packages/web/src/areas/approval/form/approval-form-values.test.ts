import type { DocumentPaper } from '@portal/contract/approval';
import { expect, test } from 'vitest';
import { previewOf } from '../write/approval-preview-dialog.tsx';
import { bodyToSubmit, copiedForm, type DocumentForm, emptyForm, formOf, sameForm } from './approval-form-values.ts';

const drafter = {
  id: 1,
  code: 'HB1',
  name: '김도현',
  engName: 'Kim Dohyun',
  position: '기장',
  jobTitle: null,
  email: 'captain@hanbit.example',
  department: { id: 2, name: '운항팀', engName: 'Flight Operations' },
};

const leaveForm: DocumentForm = {
  ...emptyForm(2),
  title: '[휴가신청서] 2026-11-20',
  comment: '부탁드립니다',
  vacation: {
    absenceType: 'AnnualLeave',
    contract: '010-1234-5678',
    periods: [{ vacationDate: '2026-11-20', annualLeaveType: 'AnnualLeave' }],
  },
};

const stored = (form: DocumentForm): DocumentPaper => ({
  ...previewOf(form, '<p>내용</p>', drafter, '2026-11-20'),
  id: 7,
  docNo: 'LV-2026-000007',
});

test('a document opened again is the form it was saved from', () => {
  expect(sameForm(formOf(stored(leaveForm)), { ...leaveForm, content: '<p>내용</p>' })).toBe(true);
});

test('one written again keeps the link and the days, one begun from a recent one neither', () => {
  const rewritten = copiedForm(stored(leaveForm), 'rewrite');
  expect(rewritten.resubmissionOf).toEqual({ id: 7, docNo: 'LV-2026-000007' });
  expect(rewritten.vacation?.periods).toHaveLength(1);
  const recent = copiedForm(stored(leaveForm), 'recent');
  expect([recent.resubmissionOf, recent.title, recent.vacation?.periods]).toEqual([null, '[휴가신청서]', []]);
  expect([rewritten.comment, recent.comment]).toEqual(['', '']);
});

test('a leave without a title is submitted with a title from its days', () => {
  expect(bodyToSubmit({ ...leaveForm, title: ' ' }).title).toBe('[휴가신청서] 2026-11-20');
});

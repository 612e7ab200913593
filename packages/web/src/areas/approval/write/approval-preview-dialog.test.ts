import { expect, test } from 'vitest';
import { emptyForm } from '../form/approval-form-values.ts';
import { previewOf } from './approval-preview-dialog.tsx';

const drafter = {
  id: 1,
  code: 'E1',
  name: '한도윤',
  engName: 'Doyun Han',
  position: '과장',
  jobTitle: null,
  email: 'e1@example.com',
  department: { id: 1, name: '운항팀', engName: 'Flight Operations' },
};

test('a preview is a draft without a number and without acts on its line', () => {
  const form = {
    ...emptyForm(1),
    lines: [{ seq: 1, approvalType: 'Approve' as const, approver: { ...drafter, id: 2 } }],
  };
  const document = previewOf(form, '<p>내용</p>', drafter, '2026-11-20');
  expect(document).toMatchObject({ docNo: null, status: 'Draft', submittedAt: null, content: '<p>내용</p>', drafter });
  expect(document.title).toBe('[품의서]');
  expect(document.lines).toMatchObject([{ seq: 1, action: null, actionDate: null, comment: null }]);
});

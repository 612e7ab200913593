import { expect, test } from 'vitest';
import type { LinkedDocument } from '../form/approval-form-values.ts';
import { sameDocuments, toggledDocument } from './related-document-dialog.tsx';

const document = (id: number): LinkedDocument => ({
  id,
  docNo: `LA-2026-${String(id).padStart(6, '0')}`,
  title: `문서 ${id}`,
  approvalDate: '2026-11-20',
  status: 'Completed',
  drafter: {
    id: 1,
    code: 'E1',
    name: '한도윤',
    engName: 'Doyun Han',
    position: '과장',
    jobTitle: null,
    email: 'e1@example.com',
    department: { id: 1, name: '운항팀', engName: 'Flight Operations' },
  },
});

const documents = (count: number) => Array.from({ length: count }, (_, place) => document(place + 1));

test('a document is attached, and removed again', () => {
  const two = toggledDocument([document(1)], document(2));
  expect(two.map(({ id }) => id)).toEqual([1, 2]);
  expect(toggledDocument(two, document(1)).map(({ id }) => id)).toEqual([2]);
});

test('a fifty-first is not added, and one of the fifty can be removed', () => {
  expect(toggledDocument(documents(50), document(51))).toHaveLength(50);
  expect(toggledDocument(documents(50), document(50))).toHaveLength(49);
});

test('only other documents are a change, another order is none', () => {
  expect(sameDocuments(documents(3), documents(3).toReversed())).toBe(true);
  expect(sameDocuments(documents(3), documents(2))).toBe(false);
});

import { expect, test } from 'vitest';
import { sourceOf } from './approval-source-note.tsx';

const file = { id: 1, name: '견적서.pdf', size: 10 };

test('a form begun from a recent document names it, and whether files were left behind', () => {
  const copied = { id: 7, docNo: 'LA-2026-000007', attachedFiles: [file] };
  expect(sourceOf({ resubmissionOf: null }, copied)).toEqual({
    how: 'recent',
    id: 7,
    docNo: 'LA-2026-000007',
    hadFiles: true,
  });
});

test('a rewritten one is known by its link, also when the draft is opened again', () => {
  const resubmissionOf = { id: 7, docNo: 'LA-2026-000007' };
  expect(sourceOf({ resubmissionOf }, undefined)).toEqual({ how: 'rewrite', ...resubmissionOf, hadFiles: false });
  expect(sourceOf({ resubmissionOf: null }, undefined)).toBeUndefined();
});

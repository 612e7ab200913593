import type { DocumentRow } from '@portal/contract/approval';
import { expect, test } from 'vitest';
import { byUrgency } from './approval-home-cards.tsx';

const row = (id: number, dueDate: string | null) => ({ id, dueDate }) as DocumentRow;

test('documents are ordered by due day, then older ones first, and those without a due day last', () => {
  const rows = [row(5, null), row(4, '2026-11-22'), row(3, '2026-11-20'), row(2, '2026-11-22')];
  expect(byUrgency(rows).map(({ id }) => id)).toEqual([3, 2, 4, 5]);
});

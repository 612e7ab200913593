import type { DocumentRow } from '@portal/contract/approval';

/** The most urgent first: by the day they are due, the older document first on the same day. */
export const byUrgency = (rows: readonly DocumentRow[]): DocumentRow[] =>
  rows.toSorted((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') || a.id - b.id);

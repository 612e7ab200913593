/**
 * Some browsers take the roles from tables whose `display` a style sheet changes; written out, they stay. Spread, since
 * the linter holds a written role on the element itself for a mistake.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

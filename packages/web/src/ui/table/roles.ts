/**
 * Some browsers drop the roles of tables whose `display` is changed, so they are set explicitly. Spread, since the
 * linter rejects a redundant role attribute.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

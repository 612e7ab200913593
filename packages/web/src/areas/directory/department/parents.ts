import { type DepartmentRecord, moveDepartmentRule } from '@portal/contract/directory';
import type { DepartmentRow } from './tree.ts';

/** How many levels a department and those below it take. */
const heightOf = ({ children }: DepartmentRecord): number => 1 + Math.max(0, ...children.map(heightOf));

/** Below which departments one may stand; undefined: a new one. */
export const parentsFor = (rows: readonly DepartmentRow[], moved: DepartmentRecord | undefined): DepartmentRow[] =>
  rows.filter(({ path }) => moveDepartmentRule(moved?.id, path, moved ? heightOf(moved) : 1).allowed);

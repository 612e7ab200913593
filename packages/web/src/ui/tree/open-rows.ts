import { startTransition, useEffect, useMemo, useState } from 'react';
import { rowsOfTree, type TreeRow, type TreeShape } from './tree-rows.ts';

const FIRST_ROWS = 60;

/** Renders the first rows at once and the rest of a long tree afterwards without blocking. */
const useFirstRowsFirst = <Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined => {
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    if (rows !== undefined) startTransition(() => setComplete(true));
  }, [rows]);
  return isComplete ? rows : rows?.slice(0, FIRST_ROWS);
};

/** Adds an id to a set, or removes it. */
export const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);

/** The rows of a tree, all of it open at first, for a table of them. */
export const useTreeRows = <Node>(nodes: readonly Node[] | undefined, shape: TreeShape<Node>) => {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const rows: readonly TreeRow<Node>[] | undefined = useFirstRowsFirst(
    useMemo(() => nodes && rowsOfTree(nodes, shape, closed), [nodes, shape, closed]),
  );
  const toggle = (id: number): void => setClosed((now) => toggled(now, id));
  return { rows, closed, toggle };
};

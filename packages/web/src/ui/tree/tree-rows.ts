/** A record with its position in the tree; `path` has the ids from the root to itself. */
export type TreeRow<Node> = { record: Node; path: readonly number[] };

export type TreeShape<Node> = { idOf: (record: Node) => number; below: (record: Node) => readonly Node[] };

const NONE: ReadonlySet<number> = new Set();

/** The rows of a tree from top to bottom, without those below a collapsed record. */
export const rowsOfTree = <Node>(
  records: readonly Node[],
  shape: TreeShape<Node>,
  closed: ReadonlySet<number> = NONE,
  above: readonly number[] = [],
): TreeRow<Node>[] =>
  records.flatMap((record) => {
    const id = shape.idOf(record);
    const path = [...above, id];
    return [{ record, path }, ...(closed.has(id) ? [] : rowsOfTree(shape.below(record), shape, closed, path))];
  });

/** A node where it stands in its tree; `path` holds the ids from the root to itself. */
export type TreeRow<Node> = { node: Node; path: readonly number[] };

export type TreeShape<Node> = { idOf: (node: Node) => number; below: (node: Node) => readonly Node[] };

const NONE: ReadonlySet<number> = new Set();

/** A tree from top to bottom, without what lies below a closed node. */
export const rowsOfTree = <Node>(
  nodes: readonly Node[],
  shape: TreeShape<Node>,
  closed: ReadonlySet<number> = NONE,
  above: readonly number[] = [],
): TreeRow<Node>[] =>
  nodes.flatMap((node) => {
    const id = shape.idOf(node);
    const path = [...above, id];
    return [{ node, path }, ...(closed.has(id) ? [] : rowsOfTree(shape.below(node), shape, closed, path))];
  });

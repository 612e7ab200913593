/** For each status, the moves that are possible and the statuses that each can lead to. */
export type Transitions<Status extends string, Move extends string> = {
  readonly [S in Status]: { readonly [M in Move]?: readonly Status[] };
};

/** Whether the table allows `move` from one status to the other. */
export const mayMove = <S extends string, M extends string>(
  table: Transitions<S, M>,
  from: S,
  move: M,
  to: S,
): boolean => table[from][move]?.includes(to) ?? false;

/** Throws an error for a move that the table does not allow. That is a fault of the program, never of the user. */
export const requireMove = <S extends string, M extends string>(
  table: Transitions<S, M>,
  from: S,
  move: M,
  to: S,
): S => {
  if (!mayMove(table, from, move, to)) throw new Error(`${move} does not lead from ${from} to ${to}`);
  return to;
};

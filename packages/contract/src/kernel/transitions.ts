/** From each status, the moves that leave it and where each may lead. */
export type Transitions<Status extends string, Move extends string> = {
  readonly [S in Status]: { readonly [M in Move]?: readonly Status[] };
};

/** Whether `move` may lead from one status to the other. */
export const mayMove = <S extends string, M extends string>(
  table: Transitions<S, M>,
  from: S,
  move: M,
  to: S,
): boolean => table[from][move]?.includes(to) ?? false;

/** Throws on a move that the table does not hold: a mistake in the code, never of the user. */
export const requireMove = <S extends string, M extends string>(
  table: Transitions<S, M>,
  from: S,
  move: M,
  to: S,
): S => {
  if (!mayMove(table, from, move, to)) throw new Error(`${move} does not lead from ${from} to ${to}`);
  return to;
};

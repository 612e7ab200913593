/** The person for whom work is done. */
export type Caller = {
  /** The employee's id; 0 without one. */
  person: number;
  /** Aborts when the answer is no longer needed. */
  left: AbortSignal;
};

/** The caller of work that the server, or a command on its machine, does for itself. */
export const itself: Caller = { person: 0, left: new AbortController().signal };

/** For whom work is done. */
export type Caller = {
  /** The employee's id; nobody's is 0. */
  person: number;
  /** Says that nobody waits for the answer any more. */
  left: AbortSignal;
};

/** Work that the server, or somebody at its command line, does for itself. */
export const itself: Caller = { person: 0, left: new AbortController().signal };

/** Comments longer than this are cut to three lines (rules/approval.md#comments). */
export const LONG_COMMENT_BYTES = 300;

/** Length as it is counted (rules/approval.md#comments): 2 for a new line or a character beyond ASCII, else 1. */
export const commentBytes = (comment: string): number => {
  let bytes = 0;
  for (const character of comment) bytes += character === '\n' || character > '\u007f' ? 2 : 1;
  return bytes;
};

export const isLongComment = (comment: string): boolean => commentBytes(comment) > LONG_COMMENT_BYTES;

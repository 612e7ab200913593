/** A stored text in the words of the one that was written, where both say the same: the server keeps not all that an editor puts there. */
export const asWritten = async (stored: string, written: string): Promise<string> => {
  const { cleanRichText } = await import('./editor/clean-rich-text.ts');
  return cleanRichText(stored) === cleanRichText(written) ? written : stored;
};

/** The written HTML if the stored text is equivalent, since the server normalizes what an editor writes. */
export const asWritten = async (stored: string, written: string): Promise<string> => {
  const { cleanRichText } = await import('./editor/clean-rich-text.ts');
  return cleanRichText(stored) === cleanRichText(written) ? written : stored;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // The last letter may be incomplete.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/**
 * Detects the encoding of a text by its first bytes; undefined if it is no text. Korean programs still write the legacy
 * encoding of Windows.
 */
export const encodingOf = (first: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-kr' | undefined => {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  if (first.includes(0)) return undefined;
  return isUtf8(first) ? 'utf-8' : 'euc-kr';
};

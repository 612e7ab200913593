/** Device names of Windows, with any extension: a file with such a name cannot be opened there. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;

/** A file name that Windows accepts too. */
export const windowsName = (name: string): string => (DEVICE.test(name) ? `_${name}` : name);

/** Characters that Windows forbids in names, and those that reverse the reading direction. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A file name that every system accepts: composed, without folders, never empty. */
export const unpackedName = (name: string): string => {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(NOT_IN_NAMES, '_')
    .replace(/[. ]+$/, '')
    .trimStart();
  return plain === '' ? '_' : windowsName(plain);
};

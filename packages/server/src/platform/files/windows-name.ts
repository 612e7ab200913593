/** Devices of Windows, whatever stands behind a dot: a file of this name cannot be opened there, or is not a file. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;

/** A name under which Windows can keep a file too. */
export const windowsName = (name: string): string => (DEVICE.test(name) ? `_${name}` : name);

/** What no name may hold on Windows, and what turns the letters of one about. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The name that every system can give a file which is unpacked: composed, without folders, and never empty. */
export const unpackedName = (name: string): string => {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(NOT_IN_NAMES, '_')
    .replace(/[. ]+$/, '')
    .trimStart();
  return plain === '' ? '_' : windowsName(plain);
};

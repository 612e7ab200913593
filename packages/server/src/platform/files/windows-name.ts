/** Devices of Windows, whatever stands behind a dot: a file of this name cannot be opened there, or is not a file. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;

/** A name under which Windows can keep a file too. */
export const windowsName = (name: string): string => (DEVICE.test(name) ? `_${name}` : name);

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Something that lies in a folder or below it: a file, or what none can be made of, with the reason. */
export type FolderEntry = {
  /** Where it lies below the folder, with slashes. */
  place: string;
  path: string;
  name: string;
  fault?: string;
};

/** What desktops leave beside documents: nobody means to bring it. */
const LEFTOVER = /^(\.|~\$)|^(thumbs\.db|desktop\.ini)$/i;

const placeOf = (above: string, name: string): string => (above === '' ? name : `${above}/${name}`);

/**
 * All that lies in a folder and below it, by name; links are not followed. What a system or a program left there for itself is left out.
 * Raises what the system says where the folder itself cannot be read.
 */
export const listFolder = async (folder: string, above = ''): Promise<FolderEntry[]> => {
  const found: FolderEntry[] = [];
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (LEFTOVER.test(name)) continue;
    const at = { place: placeOf(above, name), path: join(folder, name), name: name.normalize('NFC') };
    // As a file server that names in CP949 was mounted.
    if (name.includes('\uFFFD')) found.push({ ...at, fault: 'its name is not UTF-8' });
    else if (entry.isFile()) found.push(at);
    else if (entry.isDirectory())
      found.push(
        ...(await listFolder(at.path, at.place).catch((error: NodeJS.ErrnoException) => [
          { ...at, fault: `the folder cannot be read (${error.code})` },
        ])),
      );
    else found.push({ ...at, fault: entry.isSymbolicLink() ? 'it is a link' : 'it is no file' });
  }
  return found;
};

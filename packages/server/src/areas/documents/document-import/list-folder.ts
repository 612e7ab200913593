import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** An entry in a folder or its subfolders: a file, or something that cannot be imported, with the reason. */
export type FolderEntry = {
  /** Its path relative to the folder, with slashes. */
  place: string;
  path: string;
  name: string;
  problem?: string;
};

/** Files that desktops create in folders, which nobody means to import. */
const LEFTOVER = /^(\.|~\$)|^(thumbs\.db|desktop\.ini)$/i;

const placeOf = (above: string, name: string): string => (above === '' ? name : `${above}/${name}`);

/**
 * All entries of a folder and its subfolders, by name; links are not followed, and files that a system or program
 * created for itself are excluded. Raises the error of the system if the folder itself cannot be read.
 */
export const listFolder = async (folder: string, above = ''): Promise<FolderEntry[]> => {
  const found: FolderEntry[] = [];
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (LEFTOVER.test(name)) continue;
    const at = { place: placeOf(above, name), path: join(folder, name), name: name.normalize('NFC') };
    // Names of a file server in CP949 that was mounted as UTF-8.
    if (name.includes('\uFFFD')) found.push({ ...at, problem: 'its name is not UTF-8' });
    else if (entry.isFile()) found.push(at);
    else if (entry.isDirectory())
      found.push(
        ...(await listFolder(at.path, at.place).catch((error: NodeJS.ErrnoException) => [
          { ...at, problem: `the folder cannot be read (${error.code})` },
        ])),
      );
    else found.push({ ...at, problem: entry.isSymbolicLink() ? 'it is a link' : 'it is no file' });
  }
  return found;
};

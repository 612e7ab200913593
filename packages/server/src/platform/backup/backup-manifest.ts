/** One table in a backup: its rows in one order as COPY text, and their digest. */
export type TablePart = { name: string; columns: string[]; rows: number; sha256: string };

/** What a backup contains; the last entry of its archive. */
export type Manifest = {
  format: 2;
  createdAt: string;
  migrations: { name: string; checksum: string }[];
  tables: TablePart[];
  sequences: { name: string; value: number; isCalled: boolean }[];
  /** Contents of the file store by their SHA-256. */
  contents: { sha256: string; size: number }[];
  /** Contents that the database refers to but the store had not, or only damaged. */
  missing: string[];
  /** Files outside the database that belong to the portal, such as keys, by path in the data folder. */
  files: string[];
};

export const MANIFEST = 'manifest.json';

/** A backup cannot be made or restored; the message is for the person at the command line. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

/** An entry of an archive: a content, a file of the data folder, or a piece of a table. */
export type EntryName =
  | { kind: 'content'; sha256: string }
  | { kind: 'file'; path: string }
  | { kind: 'table'; table: string };

/** The files of the data folder that a backup may contain. */
const OWN_FILE = /^keys\/[a-z0-9][a-z0-9-]{0,60}\.json$/;
const CONTENT = /^[0-9a-f]{64}$/;
const TABLE = /^([a-z_]{1,63}\.[a-z_0-9]{1,63})\/[0-9]{6}$/;

export const isOwnFile = (path: string): boolean => OWN_FILE.test(path);

/** Parses the name of an entry. Unknown names are rejected, since the name becomes a path or a table. */
export const readEntryName = (name: string): EntryName => {
  const [kind = ''] = name.split('/', 1);
  const own = name.slice(kind.length + 1);
  const table = TABLE.exec(own)?.[1];
  if (kind === 'contents' && CONTENT.test(own)) return { kind: 'content', sha256: own };
  if (kind === 'data' && isOwnFile(own)) return { kind: 'file', path: own };
  if (kind === 'tables' && table !== undefined) return { kind: 'table', table };
  throw new BackupError(`the archive holds ${JSON.stringify(name)}, which is no name of a backup`);
};

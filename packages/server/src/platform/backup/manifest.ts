/** One table in a backup: its rows in one order as COPY text, and their digest. */
export type TablePart = { name: string; columns: string[]; rows: number; sha256: string };

/** What a backup holds; the first entry of its archive, so that it can be looked at without reading the rest. */
export type Manifest = {
  format: 1;
  createdAt: string;
  migrations: { name: string; checksum: string }[];
  tables: TablePart[];
  sequences: { name: string; value: number; isCalled: boolean }[];
  /** Contents of the file store by their SHA-256. */
  contents: { sha256: string; size: number }[];
  /** Files beside the database that belong to the portal, such as keys, by their path in the data folder. */
  files: string[];
};

/** A backup that cannot be made or taken; the message is for the person at the command line. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

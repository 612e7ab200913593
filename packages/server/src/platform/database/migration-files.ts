import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

/**
 * `expand` only adds, so that servers of the previous version keep working; `contract` removes what only they needed.
 * The first migrations are `plain`: they date from before versions ran in parallel.
 */
type MigrationKind = 'plain' | 'expand' | 'contract';

export type Migration = { name: string; kind: MigrationKind; text: string; checksum: string };

const kindOf = (name: string): MigrationKind => {
  const word = /\.(expand|contract)\.sql$/.exec(name)?.[1];
  return word === 'expand' || word === 'contract' ? word : 'plain';
};

export const isExpand = (name: string): boolean => kindOf(name) === 'expand';

const namesIn = async (folder: URL): Promise<string[]> =>
  (await readdir(folder)).filter((file) => /^[0-9]{4}_.+\.sql$/.test(file)).sort();

/** The migrations of this version in their order. */
export const readMigrations = async (folder: URL): Promise<Migration[]> =>
  Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, kind: kindOf(name), text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );

/** The number of the last migration, used as part of the version when none was set at build time. */
export const lastMigration = async (folder: URL = MIGRATIONS): Promise<number> =>
  Number((await namesIn(folder)).at(-1)?.slice(0, 4) ?? 0);

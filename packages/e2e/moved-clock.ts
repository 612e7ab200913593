import { existsSync, readdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';

/** Where Debian has libfaketime, below the folder of the machine's kind. */
const findLibrary = (): string => {
  const found = readdirSync(LIBRARIES)
    .map((kind) => join(LIBRARIES, kind, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error('libfaketime is needed for this journey: apt-get install libfaketime');
  return found;
};

/** A clock by which programs started with its settings go. */
type MovedClock = { settings: NodeJS.ProcessEnv; moveTo: (offset: string) => Promise<void> };

/** The clock of the machine, which is moved by writing to a file: `+3d` is three days ahead. */
export const startMovedClock = async (file: string): Promise<MovedClock> => {
  const moveTo = async (offset: string): Promise<void> => {
    // Whoever reads it meanwhile finds the one or the other.
    await writeFile(`${file}.new`, `${offset}\n`);
    await rename(`${file}.new`, file);
  };
  await moveTo('+0');
  // The file is read once a second: at each look at the clock, programs would do little else.
  const settings = { LD_PRELOAD: findLibrary(), FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' };
  return { settings, moveTo };
};

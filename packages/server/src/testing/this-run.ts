import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A file that takes long to make, made once for all test files of a run; its maker's name tells it from others. */
export const madeOnce = async (make: () => Uint8Array): Promise<Buffer> => {
  const file = join(inject('sharedFolder'), `made-${make.name}`);
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`;
    await writeFile(own, make());
    await rename(own, file);
  }
  return readFile(file);
};

const { TENTH } = process.env;

/** Of cases that take long each, those that this run takes: all, or one of ten (see scripts/test.ts). */
export const ofThisRun = <T>(cases: readonly T[]): T[] =>
  cases.filter((_case, place) => TENTH === undefined || place % 10 === Number(TENTH));

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

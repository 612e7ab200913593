import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { clockInSeoul } from '@portal/contract/kernel';
import ZipStream from 'zip-stream';
import { entryNames } from './entry-names.ts';

export type ZipEntry = { name: string; at: Date; open: () => Promise<AsyncIterable<Uint8Array>> };

/**
 * Streams a zip archive of files; at most one chunk of one file is in memory. Times are in Seoul, since the format has
 * no time zones.
 */
export const zipFiles = (entries: readonly ZipEntry[]): AsyncIterable<Uint8Array> => {
  const archive = new ZipStream({});
  const names = entryNames(entries.map(({ name }) => name));
  const add = promisify(archive.entry.bind(archive)) as (source: Readable, data: object) => Promise<unknown>;
  const fill = async (): Promise<void> => {
    for (const [place, { at, open }] of entries.entries())
      await add(Readable.from(await open()), { name: names[place], date: clockInSeoul(at) });
    archive.finish();
  };
  fill().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
  return archive;
};

import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { clockInSeoul } from '@portal/contract/kernel';
import ZipStream from 'zip-stream';
import { windowsName } from './windows-name.ts';

export type ZipEntry = { name: string; at: Date; open: () => Promise<AsyncIterable<Uint8Array>> };

/** Names as they stand in an archive: no folders, no devices of Windows, and a second of the same name is counted. */
export const entryNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = windowsName(name.replace(/[/\\]/g, '_'));
    const ending = extname(plain);
    const stem = ending === '' ? plain : plain.slice(0, -ending.length);
    let free = plain;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
};

/**
 * An archive of files, made as it is read: never more than a piece of one file is in memory. An archive knows no time
 * zones, only what a clock shows.
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

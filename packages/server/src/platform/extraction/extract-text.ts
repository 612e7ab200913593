import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { FileStore } from '../files/file-store.ts';
import type { Caller } from '../workers/worker-caller.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { unlessGivenUp } from '../workers/worker-process.ts';
import type { ExtractionTask } from './extract-file.ts';
import { textKind } from './extractable-kinds.ts';

const module = new URL('./extract-file.ts', import.meta.url);

/** The text of a file by pages, or in chunks of limited length where it has none; normalized to NFC. */
export type Extraction =
  | { state: 'done'; pages: string[]; hasPages: boolean }
  /** Damaged, protected, or over the limits of time or memory. */
  | { state: 'failed' }
  /** No text that is read. */
  | { state: 'none' };

export type ExtractionServices = { files: FileStore; workers: Workers };

const readPages = async (path: string): Promise<string[]> => {
  const pages: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }))
    pages.push(JSON.parse(line) as string);
  return pages;
};

/** Extracts the text of a stored content in a worker process, which reads a copy of it. */
export const extractText = async (
  { files, workers }: ExtractionServices,
  caller: Caller,
  { sha256, size, extension }: { sha256: string; size: number; extension: string },
): Promise<Extraction> => {
  const kind = textKind(extension);
  if (kind === undefined) return { state: 'none' };
  const copy = await files.stage(`text.${extension}`, await files.read(sha256), size);
  const target = `${copy.path}.text`;
  try {
    const input: ExtractionTask = { path: copy.path, target, kind };
    const isDone = await unlessGivenUp(workers.run(caller, { module, input }));
    if (isDone !== true) return { state: 'failed' };
    return { state: 'done', pages: await readPages(target), hasPages: kind === 'pdf' || kind === 'pptx' };
  } finally {
    await rm(target, { force: true });
    await files.discard(copy);
  }
};

import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Problem } from '@portal/contract/kernel';
import type { FileStore, StagedFile } from '../files/file-store.ts';
import { kindOfBytes } from '../files/kind-of-bytes.ts';
import type { Caller } from '../workers/worker-caller.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { unlessGivenUp } from '../workers/worker-process.ts';
import type { CleaningTask } from './clean-file.ts';
import { cleaningWay } from './cleanable-kinds.ts';

const module = new URL('./clean-file.ts', import.meta.url);
/** A re-encoded picture may become larger, up to this limit. */
const MAX_BYTES = 100_000_000;

export type CleaningServices = { files: FileStore; workers: Workers };

const unlessTooLarge = (error: unknown): undefined => {
  if (!(error instanceof Problem && error.code === 'too-large')) throw error;
};

/**
 * Removes metadata about the author from a staged file in a worker process. Returns a new staged file, the same one
 * when there is nothing to remove, or undefined when it cannot be cleaned.
 */
export const cleanFile = async (
  { files, workers }: CleaningServices,
  caller: Caller,
  file: StagedFile,
): Promise<StagedFile | undefined> => {
  const way = cleaningWay(file.name);
  if (way === undefined) return undefined;
  // A text file with other bytes than text may contain metadata, whatever its extension says.
  if (way === 'text') return (await kindOfBytes(file.path, { isPdfByName: true })) === undefined ? file : undefined;
  const target = `${file.path}.cleaned`;
  try {
    const input: CleaningTask = { path: file.path, target, way };
    const isDone = await unlessGivenUp(workers.run(caller, { module, input }));
    if (isDone !== true) return undefined;
    return await files.stage(file.name, createReadStream(target), MAX_BYTES).catch(unlessTooLarge);
  } finally {
    await rm(target, { force: true });
  }
};

import { Problem } from '@portal/contract/kernel';
import type { StagedFile } from '../files/file-store.ts';
import type { Caller } from '../workers/worker-caller.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { unlessGivenUp } from '../workers/worker-process.ts';
import type { SquareAnswer, SquarePhoto, SquareTask } from './make-square.ts';

const module = new URL('./make-square.ts', import.meta.url);

/**
 * Crops a picture to a square and encodes it as JPEG in each width, upright and without metadata, in a worker process.
 * Raises `too-large` over 60 megapixels and `forbidden-file-type` unless it is jpeg, png or webp.
 */
export const resizePhotos = async (
  workers: Workers,
  caller: Caller,
  [file, ...more]: readonly StagedFile[],
  sizes: readonly number[],
): Promise<SquarePhoto[]> => {
  if (more.length > 0) throw new Problem('invalid-input', [{ path: 'file', code: 'too-many', limit: 1 }]);
  if (!file) throw new Problem('invalid-input', [{ path: 'file', code: 'file-missing' }]);
  const input: SquareTask = { path: file.path, sizes };
  const answer = await unlessGivenUp(workers.run(caller, { module, input }));
  const made = answer as SquareAnswer | undefined;
  if (made === undefined || made.kind === 'too-large') throw new Problem('too-large');
  if (made.kind === 'no-picture') throw new Problem('forbidden-file-type', [{ path: 'file', code: 'not-a-photo' }]);
  return made.photos.map(({ pixels, content }) => ({ pixels, content: Buffer.from(content) }));
};

import { useRef } from 'react';
import { type CallFailure, isFailure, unreachable } from '../../../platform/calls/failure.ts';
import { translate } from '../../../platform/i18n.ts';
import { formWords } from '../form.words.ts';
import type { FilesState } from './form-page-files.ts';

type Fetched = { name: string; content: Blob };

const LASTING: ReadonlySet<number> = new Set([401, 403, 404, 410, 500]);

/** Not to be had from there, however often one asks. */
const isLasting = ({ code, status }: CallFailure): boolean => code !== 'not-signed-in' && LASTING.has(status);

/** None: it is not to be had any more. Whatever may be mended fails the attempt, which can be made again. */
const fetched = async (file: Promise<Fetched>): Promise<Fetched | undefined> => {
  try {
    return await file;
  } catch (error) {
    // A body that breaks off is told by no answer.
    if (!isFailure(error)) throw unreachable();
    if (!isLasting(error)) throw error;
    return undefined;
  }
};

/** The stored files that the form still shows become chosen ones, all at once; gives the names of those not to be had. */
export const takeAlong = async (
  files: Pick<FilesState, 'stored' | 'arrived' | 'change'>,
  fetchOne: (fileId: number) => Promise<Fetched>,
): Promise<string[]> => {
  const taken: File[] = [];
  const missing: string[] = [];
  for (const { id, name } of files.stored) {
    const file = await fetched(fetchOne(id));
    // The date tells chosen files apart: two of one name and size are two here.
    if (file) taken.push(new File([file.content], file.name, { type: file.content.type, lastModified: id }));
    else missing.push(name);
  }
  files.arrived([]);
  files.change({ kind: 'add', files: taken });
  return missing;
};

/** What is told of files that are not to be had. */
export const missingWords = (names: readonly string[]): string =>
  translate(formWords.files.missing, { names: names.join(', ') });

/** The files of a record that can no longer be written, on their way to the new one that its form becomes. */
export const useFilesTakenAlong = (files: FilesState, fetchFile: (id: number, fileId: number) => Promise<Fetched>) => {
  const left = useRef<number>(undefined);
  const missing = useRef<readonly string[]>([]);
  return {
    leave: (id: number): void => {
      left.current = id;
    },
    /** Before the new one is saved; where nothing was left nothing is done. */
    take: async (): Promise<void> => {
      const id = left.current;
      if (id === undefined) return;
      missing.current = [...missing.current, ...(await takeAlong(files, (fileId) => fetchFile(id, fileId)))];
      left.current = undefined;
    },
    /** Names that were not told yet. */
    missing: (): readonly string[] => missing.current,
    told: (): void => {
      missing.current = [];
    },
  };
};

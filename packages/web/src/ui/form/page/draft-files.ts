import { useCallback, useRef, useState } from 'react';
import { type CallFailure, isFailure, unreachable } from '../../../platform/calls/failure.ts';
import { translate } from '../../../platform/i18n.ts';
import type { StoredFile } from '../../files/drop.tsx';
import { changeFiles, type FileChange, type FileItem, isUnsent } from '../../files/drop-items.ts';
import { noteChosenFiles } from '../copy/use-local-copy.ts';
import { formWords } from '../form.words.ts';

export type FilesState = {
  /** On the server and not marked to be removed. */
  stored: readonly StoredFile[];
  items: readonly FileItem[];
  pending: boolean;
  current: () => { items: readonly FileItem[]; removedIds: readonly number[] };
  change: (change: FileChange) => void;
  removeStored: (id: number) => void;
  /** The files on the server; those that have arrived are listed there and no longer as chosen ones. */
  arrived: (attached: readonly StoredFile[]) => void;
  signalOf: (key: string) => AbortSignal;
  cancel: (key: string) => void;
};

/** The names of files that will never be accepted. */
export const refusedNames = (items: readonly FileItem[]): string =>
  items
    .filter(({ isRefused }) => isRefused)
    .map(({ file }) => file.name)
    .join(', ');

const hasFailed = (items: readonly FileItem[]): boolean => items.some(({ state }) => state === 'failed');

/**
 * The files of a form: stored, chosen, and to be removed on saving. Messages about them disappear once the last failed
 * file is removed or being sent.
 */
export const useFiles = (
  attached: readonly StoredFile[],
  form: { clearErrorsAt: (field: string) => void },
): FilesState => {
  const [onServer, setOnServer] = useState(attached);
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const [removedIds, setRemovedIds] = useState<readonly number[]>([]);
  const latest = useRef({ items, removedIds });
  const controllers = useRef(new Map<string, AbortController>());
  const put = useCallback(
    (next: readonly FileItem[]) => {
      const isRepaired = hasFailed(latest.current.items) && !hasFailed(next);
      latest.current = { ...latest.current, items: next };
      setItems(next);
      noteChosenFiles(
        form,
        next.filter(isUnsent).map(({ file }) => file),
      );
      if (isRepaired) form.clearErrorsAt('files');
    },
    [form],
  );
  const putRemoved = useCallback((next: readonly number[]) => {
    latest.current = { ...latest.current, removedIds: next };
    setRemovedIds(next);
  }, []);
  return {
    stored: onServer.filter(({ id }) => !removedIds.includes(id)),
    items,
    pending: removedIds.length > 0 || items.some(isUnsent),
    current: () => latest.current,
    change: (change) => put(changeFiles(latest.current.items, change)),
    removeStored: (id) => putRemoved([...latest.current.removedIds, id]),
    arrived: (now) => {
      setOnServer(now);
      put(latest.current.items.filter(isUnsent));
      putRemoved([]);
    },
    signalOf: (key) => {
      const controller = new AbortController();
      controllers.current.set(key, controller);
      return controller.signal;
    },
    cancel: (key) => controllers.current.get(key)?.abort(),
  };
};

type Fetched = { name: string; content: Blob };

const LASTING: ReadonlySet<number> = new Set([401, 403, 404, 410, 500]);

/** The file is missing for good, so a retry is useless. */
const isLasting = ({ code, status }: CallFailure): boolean => code !== 'not-signed-in' && LASTING.has(status);

/** Returns undefined if the file is missing for good. Any temporary failure fails the attempt, which can be retried. */
const fetchIfThere = async (file: Promise<Fetched>): Promise<Fetched | undefined> => {
  try {
    return await file;
  } catch (error) {
    // An interrupted body has no status code.
    if (!isFailure(error)) throw unreachable();
    if (!isLasting(error)) throw error;
    return undefined;
  }
};

/** Turns the stored files in the form into chosen ones, all at once; returns the names of missing files. */
export const copyFilesToNewDraft = async (
  files: Pick<FilesState, 'stored' | 'arrived' | 'change'>,
  fetchOne: (fileId: number) => Promise<Fetched>,
): Promise<string[]> => {
  const copied: File[] = [];
  const missing: string[] = [];
  for (const { id, name } of files.stored) {
    const file = await fetchIfThere(fetchOne(id));
    // The date makes two files with the same name and size distinct.
    if (file) copied.push(new File([file.content], file.name, { type: file.content.type, lastModified: id }));
    else missing.push(name);
  }
  files.arrived([]);
  files.change({ kind: 'add', files: copied });
  return missing;
};

/** The message about missing files. */
export const missingWords = (names: readonly string[]): string =>
  translate(formWords.files.missing, { names: names.join(', ') });

/** Copies the files of a record that can no longer be saved to the new one that its form becomes. */
export const useFilesToCopy = (files: FilesState, fetchFile: (id: number, fileId: number) => Promise<Fetched>) => {
  const source = useRef<number>(undefined);
  const missing = useRef<readonly string[]>([]);
  return {
    copyFrom: (id: number): void => {
      source.current = id;
    },
    /** Called before the new record is saved; does nothing without files. */
    copy: async (): Promise<void> => {
      const id = source.current;
      if (id === undefined) return;
      missing.current = [...missing.current, ...(await copyFilesToNewDraft(files, (fileId) => fetchFile(id, fileId)))];
      source.current = undefined;
    },
    /** Names that have not been reported yet. */
    missing: (): readonly string[] => missing.current,
    missingShown: (): void => {
      missing.current = [];
    },
  };
};

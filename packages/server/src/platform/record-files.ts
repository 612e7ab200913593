import { type FileAnswer, type FileInParts, Problem } from '@portal/contract/kernel';
import { type AttachmentTable, attachmentQueries, type StoredAttachment } from './attachment.queries.ts';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './database/pool.ts';
import type { StoredFileTables } from './files/file.queries.ts';
import type { FileStore, StagedFile } from './files/file-store.ts';
import { dropContents, keepFiles } from './files/keep-file.ts';
import { sniffFile } from './files/sniff-kind.ts';
import { zipFiles } from './files/zip-archive.ts';
import type { CommandContext } from './http/call-context.ts';

/** Where the files of a kind of record are kept and what may hang on one; bytes and number a call, the endpoint says. */
export type AttachmentUse = AttachmentTable & {
  /** Most files of one record, those that are there already among them. */
  maxFiles?: number;
  /** The extensions that are taken; all that are not blocked without it. */
  only?: readonly string[];
};

export type AttachmentServices = {
  db: Db<StoredFileTables>;
  files: FileStore;
  clock: Clock;
  blockedExtensions: readonly string[];
};

/** How a file is called for who reads it, `place` counted from 0; not always as who brought it called it. */
export type Naming = (name: string, place: number) => string;

const asBrought: Naming = (name) => name;

/**
 * The files of one kind of record. Whoever calls has judged the right and holds the lock of the record: which row of
 * which record a file is, these functions never leave open.
 */
export const attachmentsOf = ({ maxFiles, only, ...kept }: AttachmentUse) => {
  const queries = attachmentQueries(kept);

  const requireRoom = async (tx: Tx<StoredFileTables>, ownerId: number, coming: number): Promise<void> => {
    if (maxFiles !== undefined && (await queries.count(tx, ownerId)) + coming > maxFiles)
      throw new Problem('not-valid', [{ path: 'files', code: 'too-many', limit: maxFiles }]);
  };

  /** Contents leave the store once this is committed, each with the last file that names it. */
  const forget = (
    { db, files }: AttachmentServices,
    contents: readonly string[],
    { afterCommit }: Pick<CommandContext, 'afterCommit'>,
  ): void => afterCommit(() => dropContents(db, files, contents));

  return {
    list: queries.list,
    listStored: queries.listStored,

    /** Adds staged files; `forbidden-file-type` by name or bytes, `not-valid` when there are too many. */
    add: async (
      tx: Tx<StoredFileTables>,
      { clock, files: store, blockedExtensions }: AttachmentServices,
      ownerId: number,
      files: readonly StagedFile[],
    ): Promise<void> => {
      await requireRoom(tx, ownerId, files.length);
      const kinds = await Promise.all(files.map((file) => sniffFile(file, { blocked: blockedExtensions, only })));
      await keepFiles(tx, store, files);
      const rows = files.map(({ name, size, sha256 }, place) => ({
        name,
        size,
        sha256,
        content_type: kinds[place] ?? 'application/octet-stream',
        added_at: clock(),
      }));
      await queries.insert(tx, ownerId, rows);
    },

    /** Gives files, by their ids, other contents of the same kind; those they had leave the store with the last file that names them. */
    replace: async (
      tx: Tx<StoredFileTables>,
      services: AttachmentServices,
      { ownerId, contents }: { ownerId: number; contents: ReadonlyMap<number, StagedFile> },
      context: Pick<CommandContext, 'afterCommit'>,
    ): Promise<void> => {
      const before = await queries.listStored(tx, ownerId);
      await keepFiles(tx, services.files, [...contents.values()]);
      for (const [fileId, file] of contents) await queries.setContent(tx, { ownerId, fileId }, file);
      const replaced = before.filter(({ id }) => contents.has(id)).map(({ sha256 }) => sha256);
      forget(services, replaced, context);
    },

    /** Takes one file away; `not-found` when the record has none such. */
    remove: async (
      tx: Tx<StoredFileTables>,
      services: AttachmentServices,
      { ownerId, fileId }: { ownerId: number; fileId: number },
      context: Pick<CommandContext, 'afterCommit'>,
    ): Promise<void> => {
      const contents = await queries.delete(tx, ownerId, fileId);
      if (contents.length === 0) throw new Problem('not-found');
      forget(services, contents, context);
    },

    /** Takes all files of a record away; answers how many there were. */
    removeAll: async (
      tx: Tx<StoredFileTables>,
      services: AttachmentServices,
      ownerId: number,
      context: Pick<CommandContext, 'afterCommit'>,
    ): Promise<number> => {
      const contents = await queries.delete(tx, ownerId);
      forget(services, contents, context);
      return contents.length;
    },

    /** One file, of which parts may be asked for. */
    open: async (
      { db, files: store }: Pick<AttachmentServices, 'db' | 'files'>,
      { ownerId, fileId }: { ownerId: number; fileId: number },
      naming: Naming = asBrought,
    ): Promise<FileInParts> => {
      const all = await queries.listStored(db, ownerId);
      const place = all.findIndex(({ id }) => id === fileId);
      const file = all[place];
      if (!file) throw new Problem('not-found');
      return {
        name: naming(file.name, place),
        contentType: file.content_type,
        size: file.size,
        open: (part) => store.read(file.sha256, part),
      };
    },

    /** All files in one archive, streamed, each as of its upload or `at`; `not-found` when there are none. */
    zip: async (
      { db, files: store }: Pick<AttachmentServices, 'db' | 'files'>,
      { ownerId, name, at }: { ownerId: number; name: string; at?: Date | undefined },
      naming: Naming = asBrought,
    ): Promise<FileAnswer> => {
      const files = await queries.listStored(db, ownerId);
      if (files.length === 0) throw new Problem('not-found');
      const entryOf = (file: StoredAttachment, place: number) => ({
        name: naming(file.name, place),
        at: at ?? file.added_at,
        open: () => store.read(file.sha256),
      });
      return { name: `${name}.zip`, contentType: 'application/zip', content: zipFiles(files.map(entryOf)) };
    },
  };
};

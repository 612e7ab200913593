import { type FileAnswer, type FileInParts, Problem } from '@portal/contract/kernel';
import { type AttachmentTable, attachmentQueries, type StoredAttachment } from './attachment.queries.ts';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './database/pool.ts';
import type { StoredFileTables } from './files/file.queries.ts';
import type { FileStore, StagedFile } from './files/file-store.ts';
import { sniffFile } from './files/sniff-kind.ts';
import { dropContents, storeFiles } from './files/store-files.ts';
import { zipFiles } from './files/zip-archive.ts';
import type { CommandContext } from './http/call-context.ts';

/** The table of the files of a kind of record and what may be attached. Limits per call are set by the endpoint. */
export type AttachmentUse = AttachmentTable & {
  /** Maximum number of files of one record, existing ones included. */
  maxFiles?: number;
  /** The accepted extensions; without it, all that are not blocked. */
  only?: readonly string[];
};

export type AttachmentServices = {
  db: Db<StoredFileTables>;
  files: FileStore;
  clock: Clock;
  blockedExtensions: readonly string[];
};

/** Replaces the name of a file for its reader (`place` counts from 0), for records that hide the uploaded name. */
export type Naming = (name: string, place: number) => string;

const originalName: Naming = (name) => name;

/**
 * Operations on the files of one kind of record. The caller has checked the right and holds the record's lock. Every
 * query also matches the record's id, so a file of another record is never reached.
 */
export const attachmentsOf = ({ maxFiles, only, ...rest }: AttachmentUse) => {
  const queries = attachmentQueries(rest);

  const requireRoom = async (tx: Tx<StoredFileTables>, ownerId: number, coming: number): Promise<void> => {
    if (maxFiles !== undefined && (await queries.count(tx, ownerId)) + coming > maxFiles)
      throw new Problem('not-valid', [{ path: 'files', code: 'too-many', limit: maxFiles }]);
  };

  /** Deletes contents from the store after the commit, unless another file still refers to them. */
  const forget = (
    { db, files }: AttachmentServices,
    contents: readonly string[],
    { afterCommit }: Pick<CommandContext, 'afterCommit'>,
  ): void => afterCommit(() => dropContents(db, files, contents));

  return {
    list: queries.list,
    listStored: queries.listStored,

    /** Adds staged files. Raises `forbidden-file-type` by name or content and `not-valid` when there are too many. */
    add: async (
      tx: Tx<StoredFileTables>,
      { clock, files: store, blockedExtensions }: AttachmentServices,
      ownerId: number,
      files: readonly StagedFile[],
    ): Promise<void> => {
      await requireRoom(tx, ownerId, files.length);
      const kinds = await Promise.all(files.map((file) => sniffFile(file, { blocked: blockedExtensions, only })));
      await storeFiles(tx, store, files);
      const rows = files.map(({ name, size, sha256 }, place) => ({
        name,
        size,
        sha256,
        content_type: kinds[place] ?? 'application/octet-stream',
        added_at: clock(),
      }));
      await queries.insert(tx, ownerId, rows);
    },

    /**
     * Replaces the contents of files, by their ids, with others of the same kind; previous contents are deleted from
     * the store once no file refers to them.
     */
    replace: async (
      tx: Tx<StoredFileTables>,
      services: AttachmentServices,
      { ownerId, contents }: { ownerId: number; contents: ReadonlyMap<number, StagedFile> },
      context: Pick<CommandContext, 'afterCommit'>,
    ): Promise<void> => {
      const before = await queries.listStored(tx, ownerId);
      await storeFiles(tx, services.files, [...contents.values()]);
      for (const [fileId, file] of contents) await queries.setContent(tx, { ownerId, fileId }, file);
      const replaced = before.filter(({ id }) => contents.has(id)).map(({ sha256 }) => sha256);
      forget(services, replaced, context);
    },

    /** Deletes one file; raises `not-found` if the record has no such file. */
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

    /** Deletes all files of a record; returns how many there were. */
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

    /** Opens one file, with support for ranges. */
    open: async (
      { db, files: store }: Pick<AttachmentServices, 'db' | 'files'>,
      { ownerId, fileId }: { ownerId: number; fileId: number },
      naming: Naming = originalName,
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

    /** Streams all files in one zip archive, dated by their upload or `at`; raises `not-found` if there are none. */
    zip: async (
      { db, files: store }: Pick<AttachmentServices, 'db' | 'files'>,
      { ownerId, name, at }: { ownerId: number; name: string; at?: Date | undefined },
      naming: Naming = originalName,
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

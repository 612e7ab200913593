import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Extraction, extractText } from '#platform/extraction/extract-text';
import type { StoredFileDb } from '#platform/files/file.queries';
import { openFileStore } from '#platform/files/file-store';
import { storeFiles } from '#platform/files/store-files';
import { itself } from '#platform/workers/worker-caller';
import { createWorkers } from '#platform/workers/worker-pool';
import { createTestDatabase } from '../test-database.ts';

async function* inOnePiece(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

export type GivenExtraction = {
  folder: string;
  extract: (extension: string, content: Uint8Array | string) => Promise<Extraction>;
  close: () => Promise<void>;
};

/** A file store, and workers that extract texts. */
export const givenExtraction = async (): Promise<GivenExtraction> => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  const files = await openFileStore(database.db, folder, folder);
  const workers = createWorkers();
  const db: StoredFileDb = database.db;
  return {
    folder,
    extract: async (extension, content) => {
      const staged = await files.stage(`a.${extension}`, inOnePiece(Buffer.from(content)), 400_000_000);
      await db.transaction().execute((tx) => storeFiles(tx, files, [staged]));
      return extractText({ files, workers }, itself, { sha256: staged.sha256, size: staged.size, extension });
    },
    close: async () => {
      workers.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

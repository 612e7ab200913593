import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { markedFolder } from '#platform/files/belonging';
import { openFileStore } from '#platform/files/file-store';
import { testsOfStore } from '#testing/store-behaviour';

const folder = mkdtempSync(join(tmpdir(), 'portal-folder-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

testsOfStore('a folder', () => ({
  open: (db, dataDir) => openFileStore(db, folder, dataDir),
  place: () => markedFolder(folder),
  rounds: 40,
}));

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { markedFolder } from './belonging.ts';
import { openFileStore } from './file-store.ts';
import { testsOfStore } from './store-behaviour.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-folder-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

testsOfStore('a folder', () => ({
  open: (db, dataDir) => openFileStore(db, folder, dataDir),
  place: () => markedFolder(folder),
  rounds: 40,
}));

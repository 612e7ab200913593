import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { freePort } from '../free-port.ts';
import { untilTextsAreOut } from '../traces.ts';
import { startPortalProcess } from './running-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a stopped portal with the demo company; tests copy it. */
    demoFolder: string;
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  const portal = startPortalProcess(folder, await freePort());
  try {
    await portal.ready();
    const database = new pg.Client(findEmbeddedPostgres(join(folder, 'postgres')));
    await database.connect();
    await untilTextsAreOut(database).finally(() => database.end());
  } finally {
    await portal.stop();
  }
  project.provide('demoFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
};

import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from '../database/embedded-postgres.ts';
import { isStandby } from './server.queries.ts';

/** Longer than the watch's timeout, which detects delays of this process. */
const CONNECT_MS = 5_000;
const TOO_MANY_CONNECTIONS = '53300';

/** Raises when a new connection to the database is not answered; one that is full answers. Answers whether it is a standby. */
export const databaseAnswers = async (connection: Connection): Promise<{ isStandby: boolean }> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { isStandby: await isStandby(client) };
  } catch (error) {
    if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS) throw error;
    return { isStandby: false };
  } finally {
    void client.end().catch(() => undefined);
  }
};

/** More than a file system stores inline with a file's name, so that a full disk is detected. */
const SAMPLE = Buffer.alloc(65_536);

/** Throws an error if nothing can be written below a folder: it is missing, full or read-only. */
export const folderTakes = async (folder: string): Promise<void> => {
  const path = join(folder, `.ready-${randomUUID()}`);
  try {
    await writeFile(path, SAMPLE, { mode: 0o600, flag: 'wx' });
  } finally {
    await rm(path, { force: true });
  }
};

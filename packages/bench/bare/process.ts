import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { findPort, type Served, serve } from '../portal-process.ts';

const MAIN = fileURLToPath(new URL('./server.ts', import.meta.url));

/** Starts the bare server on the database of the portal that runs on this folder. */
export const startBare = async (dataDir: string, pending: { id: number; lineId: number }): Promise<Served> => {
  const port = await findPort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const connection = findEmbeddedPostgres(join(dataDir, 'postgres'));
  const env = { ...process.env, NODE_ENV: 'production', BARE: JSON.stringify({ connection, port, pending }) };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return serve(child, baseUrl, baseUrl);
};

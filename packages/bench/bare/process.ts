import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { findPort, type Served, serve } from '../portal-process.ts';

const mains = {
  server: new URL('./server.ts', import.meta.url),
  reports: new URL('./bare-reports.ts', import.meta.url),
  actions: new URL('./bare-actions.ts', import.meta.url),
  drives: new URL('./bare-drives.ts', import.meta.url),
  indicators: new URL('./bare-indicators.ts', import.meta.url),
};

const start = async (name: keyof typeof mains, dataDir: string, more: object): Promise<Served> => {
  const port = await findPort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const connection = findEmbeddedPostgres(join(dataDir, 'postgres'));
  const env = { ...process.env, NODE_ENV: 'production', BARE: JSON.stringify({ connection, port, ...more }) };
  const child = spawn(process.execPath, [fileURLToPath(mains[name])], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return serve(child, baseUrl, baseUrl);
};

/** Starts the bare server on the database of the portal that runs on this folder. */
export const startBare = (dataDir: string, pending: { id: number; lineId: number }): Promise<Served> =>
  start('server', dataDir, { pending });

/** The same for the calls of safety reports. */
export const startBareReports = (dataDir: string, reportId: number): Promise<Served> =>
  start('reports', dataDir, { reportId });

/** And for those of actions and what they belong to. */
export const startBareActions = (dataDir: string): Promise<Served> => start('actions', dataDir, {});

/** And for drives and their documents. */
export const startBareDrives = (dataDir: string): Promise<Served> => start('drives', dataDir, {});

/** And for the dashboard of indicators. */
export const startBareIndicators = (dataDir: string): Promise<Served> => start('indicators', dataDir, {});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import { startMailServer } from './mail-server.ts';

const MAIN = resolve(import.meta.dirname, '../server/src/main.ts');

/** A first start loads the demo company: a guard against hanging, not a figure. */
const READY_WITHIN_MS = 480_000;
const STOPPED_WITHIN_MS = 120_000;

const waitUntilReady = async (url: string, hasExited: () => boolean): Promise<void> => {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end && !hasExited(); await delay(100)) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`waited ${READY_WITHIN_MS / 1000} s in vain: the portal at ${url} is ready`);
};

/** The origin of a host that may frame the portal: another one than the portal's own, at the next port. */
export const hostOrigin = (baseUrl: string): string => `http://localhost:${Number(new URL(baseUrl).port) + 1}`;

export type RunningPortal = { url: string; dataDir: string; stop: () => Promise<void> };

/** A portal of its own at a port, with settings of its own; its data folder stays when it stops. */
export const runPortal = async (port: number, dataDir: string, settings: NodeJS.ProcessEnv): Promise<RunningPortal> => {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const portal = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(portal, 'exit');
  await waitUntilReady(url, () => portal.exitCode !== null);
  return {
    url,
    dataDir,
    stop: async () => {
      portal.kill('SIGTERM');
      const late = delay(STOPPED_WITHIN_MS, 'late', { ref: false });
      if ((await Promise.race([exited, late])) === 'late') throw new Error(`waited in vain: the portal at ${url} ends`);
    },
  };
};

/** One real portal with the demo company for all journeys, on a database of its own. */
export default async (config: FullConfig): Promise<() => Promise<void>> => {
  const url = config.projects[0]?.use.baseURL ?? '';
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-journeys-'));
  // The journeys' workers inherit it: the command line needs the folder.
  process.env.E2E_DATA_DIR = dataDir;
  const mailFolder = await mkdtemp(join(tmpdir(), 'portal-mail-'));
  process.env.E2E_MAIL_DIR = mailFolder;
  const mail = await startMailServer(mailFolder);
  const portal = await runPortal(Number(new URL(url).port), dataDir, {
    DEMO: 'on',
    EMBED_ORIGINS: hostOrigin(url),
    SMTP_URL: mail.url,
    // Several journeys act as one person at a time.
    RATE_LIMIT_PER_MINUTE: '10000',
  });
  return async () => {
    await portal.stop();
    await mail.stop();
    await rm(mailFolder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
};

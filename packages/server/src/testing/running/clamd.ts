import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#platform/until.fixture';
import { freePort } from '../free-port.ts';
import { endChild, hasEngine } from './engine.ts';

export const hasClamd = (): boolean => hasEngine('clamd');

/** The text that the test scanner detects as malware; it has no other signature. */
export const MALWARE = 'this stands for malware in the tests of the portal';

export type Clamd = { host: string; close: () => Promise<void> };

/** Starts clamd with one signature, on a port of its own. */
export const startClamd = async (): Promise<Clamd> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-clamd-'));
  await chmod(folder, 0o755);
  const digest = createHash('sha256').update(MALWARE).digest('hex');
  await writeFile(join(folder, 'trial.hsb'), `${digest}:${MALWARE.length}:Trial.Malware:73\n`);
  const port = await freePort();
  const config = ['Foreground yes', 'TCPAddr 127.0.0.1', `TCPSocket ${port}`, `DatabaseDirectory ${folder}`];
  await writeFile(join(folder, 'clamd.conf'), `${config.join('\n')}\nStreamMaxLength 1M\n`);
  const child = spawn('/usr/sbin/clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('zPING\0'));
      socket.on('data', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
    });
  await until(answers, { what: 'clamd answers', within: 60_000, every: 200 });
  return {
    host: `127.0.0.1:${port}`,
    close: async () => {
      await endChild(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endChild } from '../running/engine.ts';

/** HAProxy in front of web processes, which asks each twice a second whether it is ready. */
export const startBalancer = async (
  folder: string,
  port: number,
  ports: readonly number[],
): Promise<() => Promise<void>> => {
  const servers = ports.map((each) => `  server web${each} 127.0.0.1:${each} check`);
  const file = join(folder, 'balancer.cfg');
  await writeFile(
    file,
    [
      'global\n  maxconn 4000',
      'defaults\n  mode http\n  option redispatch\n  timeout connect 2s\n  timeout client 130s\n  timeout server 130s\n  timeout check 2s',
      `frontend portal\n  bind 127.0.0.1:${port}\n  default_backend web`,
      'backend web\n  option httpchk GET /api/health/ready\n  http-check expect status 200',
      '  default-server inter 500ms fall 1 rise 1',
      ...servers,
      '',
    ].join('\n'),
  );
  const proxy: ChildProcess = spawn('/usr/sbin/haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  proxy.on('error', () => undefined);
  return () => endChild(proxy, 'SIGTERM');
};

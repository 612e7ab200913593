import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '#platform/until.fixture';
import { freePort } from '../free-port.ts';
import { endChild, hasEngine } from './engine.ts';
import type { ObjectStoreEngine } from './object-store-engine.ts';

const run = promisify(execFile);

export const hasCeph = (): boolean => ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph'].every(hasEngine);

const KEYS = { accessKeyId: 'portal', secretAccessKey: 'portalsecret' };

const configOf = (folder: string, fsid: string, { mon, gateway }: { mon: number; gateway: number }): string => `
[global]
fsid = ${fsid}
mon host = v1:127.0.0.1:${mon}
mon initial members = a
public network = 127.0.0.0/8
ms bind msgr2 = false
ms bind ipv6 = false
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
mon data avail crit = 1
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
keyring = ${folder}/keyring
debug ms = 0
[mon]
mon data = ${folder}/mon
mon max pg per osd = 2000
[osd]
osd data = ${folder}/osd
osd objectstore = bluestore
bluestore block create = true
bluestore block size = 8589934592
bluestore cache autotune = false
bluestore cache size = 67108864
osd memory target = 939524096
bluestore fsck on mount = false
osd class load list = *
osd class default list = *
osd class update on start = false
osd crush update on start = false
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw enable usage log = false
rgw thread pool size = 32
`;

/** Ceph's gateway for S3 on this machine: one monitor, one disk in a sparse file, one gateway. */
export const startCeph = async (): Promise<ObjectStoreEngine> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-ceph-'));
  const ports = { mon: await freePort(), gateway: await freePort() };
  const config = join(folder, 'ceph.conf');
  const fsid = randomUUID();
  await writeFile(config, configOf(folder, fsid, ports));
  for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'keyring'), '');
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: string[]): ChildProcess => {
    const child = spawn(program, ['-c', config, ...args, '-f'], { stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const ceph = (...args: string[]) => run('ceph', ['-c', config, '--connect-timeout', '5', ...args]);
  const succeeds = (work: () => Promise<unknown>) => () =>
    work().then(
      () => true,
      () => false,
    );
  const map = join(folder, 'monmap');
  await run('monmaptool', [
    ...['--create', '--clobber', '--fsid', fsid, '--addv', 'a', `v1:127.0.0.1:${ports.mon}`, map],
  ]);
  await run('ceph-mon', ['-c', config, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', join(folder, 'keyring')]);
  start('ceph-mon', '-i', 'a');
  await until(
    succeeds(() => ceph('mon', 'stat')),
    { what: 'the monitor answers', within: 60_000, every: 300 },
  );
  const osd = randomUUID();
  await ceph('osd', 'new', osd);
  await ceph('osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=h');
  await run('ceph-osd', ['-c', config, '-i', '0', '--mkfs', '--osd-uuid', osd]);
  start('ceph-osd', '-i', '0');
  const isUp = async () => (await ceph('osd', 'stat')).stdout.includes('1 up');
  await until(isUp, { what: 'the disk is up', within: 60_000, every: 300 });
  const endpoint = `http://127.0.0.1:${ports.gateway}`;
  const answers = succeeds(() => fetch(endpoint, { signal: AbortSignal.timeout(2_000) }));
  let gateway: ChildProcess;
  const startGateway = async () => {
    gateway = start('radosgw', '-n', 'client.rgw');
    await until(answers, { what: 'the gateway answers', within: 90_000, every: 300 });
  };
  await startGateway();
  await run('radosgw-admin', [
    ...['-c', config, '-n', 'client.rgw', 'user', 'create', '--uid=portal', '--display-name=portal'],
    ...[`--access-key=${KEYS.accessKeyId}`, `--secret-key=${KEYS.secretAccessKey}`],
  ]);
  return {
    access: { endpoint, region: 'us-east-1', forcePathStyle: true, keys: KEYS },
    freeze: () => gateway.kill('SIGSTOP'),
    thaw: () => gateway.kill('SIGCONT'),
    kill: () => endChild(gateway, 'SIGKILL'),
    restart: startGateway,
    close: async () => {
      for (const child of children.toReversed()) await endChild(child, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

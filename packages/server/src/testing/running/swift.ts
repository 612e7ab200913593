import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '#platform/until.fixture';
import { freePort } from '../free-port.ts';
import { endChild, hasEngine } from './engine.ts';
import type { ObjectStoreEngine } from './object-store-engine.ts';

const run = promisify(execFile);

const kinds = ['account', 'container', 'object'] as const;

export const hasSwift = (): boolean =>
  ['memcached', 'swift-proxy-server', ...kinds.map((kind) => `swift-${kind}-server`)].every(hasEngine);

const FILTERS = [
  ...[
    'catch_errors',
    'proxy-logging',
    'healthcheck',
    'cache',
    'listing_formats',
    'bulk',
    'tempurl',
    's3api',
    'tempauth',
  ],
  ...['copy', 'container-quotas', 'account-quotas', 'slo', 'dlo', 'versioned_writes', 'symlink', 'proxy-logging'],
];

const more: Readonly<Record<string, string>> = {
  s3api: 's3_acl = false\ndns_compliant_bucket_names = true\nlocation = us-east-1',
  tempauth: 'user_portal_app = appsecret .admin',
  versioned_writes: 'allow_versioned_writes = true\nallow_object_versioning = true',
};

const KEYS = { accessKeyId: 'portal:app', secretAccessKey: 'appsecret' };

/**
 * OpenStack Swift with its S3 interface on this machine: one server of each kind, one replica, users in the proxy's
 * file.
 */
export const startSwift = async (port?: number): Promise<ObjectStoreEngine> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-swift-'));
  const [proxyPort, cachePort] = [port ?? (await freePort()), await freePort()];
  await mkdir(join(folder, 'node', 'd1'), { recursive: true });
  const usual = (bindPort: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${bindPort}\nswift_dir = ${folder}\nuser = ${userInfo().username}\nworkers = 0\nlog_level = WARNING\n`;
  await writeFile(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = portal\nswift_hash_path_prefix = portal\n[storage-policy:0]\nname = gold\ndefault = yes\n',
  );
  for (const kind of kinds) {
    const own = await freePort();
    const config = `${usual(own)}devices = ${join(folder, 'node')}\nmount_check = false\ndisable_fallocate = true\n[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
    await writeFile(join(folder, `${kind}-server.conf`), config);
    const ring = (...args: string[]) => run('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: folder });
    await ring('create', '4', '1', '1');
    await ring('add', `r1z1-127.0.0.1:${own}/d1`, '1');
    await ring('rebalance');
  }
  const filters = [...new Set(FILTERS)].map((filter) => {
    const own = filter === 'cache' ? `memcache_servers = 127.0.0.1:${cachePort}` : (more[filter] ?? '');
    const egg = filter === 'cache' ? 'memcache' : filter.replaceAll('-', '_');
    return `[filter:${filter}]\nuse = egg:swift#${egg}\n${own}\n`;
  });
  const pipeline = `[pipeline:main]\npipeline = ${FILTERS.join(' ')} proxy-server\n`;
  const app = '[app:proxy-server]\nuse = egg:swift#proxy\nallow_account_management = true\naccount_autocreate = true\n';
  await writeFile(join(folder, 'proxy-server.conf'), [usual(proxyPort), pipeline, app, ...filters].join(''));
  const children = [
    spawn('memcached', ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(cachePort), '-m', '16'], { stdio: 'ignore' }),
    ...kinds.map((kind) => spawn(`swift-${kind}-server`, [join(folder, `${kind}-server.conf`)], { stdio: 'ignore' })),
  ];
  const endpoint = `http://127.0.0.1:${proxyPort}`;
  let proxy: ChildProcess;
  const startProxy = async () => {
    proxy = spawn('swift-proxy-server', [join(folder, 'proxy-server.conf')], { stdio: 'ignore' });
    children.push(proxy);
    const isUp = () =>
      fetch(`${endpoint}/healthcheck`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isUp, { what: 'the proxy of Swift answers', within: 60_000, every: 300 });
  };
  await startProxy();
  return {
    access: { endpoint, region: 'us-east-1', forcePathStyle: true, keys: KEYS },
    freeze: () => proxy.kill('SIGSTOP'),
    thaw: () => proxy.kill('SIGCONT'),
    kill: () => endChild(proxy, 'SIGKILL'),
    restart: startProxy,
    close: async () => {
      for (const child of children.toReversed()) await endChild(child, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

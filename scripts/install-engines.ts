import { spawnSync } from 'node:child_process';

/** Programs required by `npm run test:many`, with their Debian packages. */
const engines = {
  promtool: 'prometheus',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbackrest: 'pgbackrest',
  'systemd-analyze': 'systemd',
  'docker-compose': 'docker-compose',
  radosgw: 'radosgw',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  memcached: 'memcached',
  clamd: 'clamav-daemon',
} as const;

const isThere = (program: string): boolean =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`], { stdio: 'ignore' }).status === 0;

/**
 * Installs missing programs where this machine allows it. Tests of programs that are still missing are skipped, with a
 * message.
 */
export const installEngines = (): void => {
  const missing = Object.entries(engines).filter(([program]) => !isThere(program));
  if (missing.length === 0) return;
  const packages: string[] = missing.map(([, name]) => name);
  // Patroni works with Debian's PostgreSQL and finds etcd by this.
  if (packages.includes('patroni')) packages.push('postgresql', 'python3-etcd');
  if (packages.includes('radosgw')) packages.push('ceph-common');
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    // At this run level Debian does not start the services that it installs.
    const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env });
  }
  for (const [program, name] of missing)
    if (!isThere(program)) console.log(`LEFT OUT: tests of ${program}, which is not here (apt-get install ${name})`);
};

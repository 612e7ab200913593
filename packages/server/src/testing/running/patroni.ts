import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '#platform/until.fixture';
import { freePort } from '../free-port.ts';
import { endChild, hasEngine } from './engine.ts';

const MEMBERS = [1, 2, 3] as const;
/** The minimum that Patroni accepts. */
const TTL_SECONDS = 20;

export const hasPatroni = (): boolean => ['patroni', 'etcd', 'haproxy'].every(hasEngine) && process.getuid?.() === 0;

type Member = { name: string; port: number; api: number; patroni: ChildProcess };

/** Three PostgreSQL members under Patroni, with etcd, and HAProxy in front, which forwards to the primary. */
export type Cluster = {
  /** The URL of the present primary, as the role `portal`. */
  url: string;
  /** Kills the primary and its Patroni at once, as when its host dies; returns its name. */
  killPrimary: () => Promise<string>;
  /** Kills every member that is not the primary. */
  killStandbys: () => Promise<void>;
  /** Makes the synchronous standby the primary, as for maintenance of a host. */
  switchOver: () => Promise<void>;
  primary: () => Promise<string | undefined>;
  close: () => Promise<void>;
};

const configOf = (folder: string, etcd: number, bin: string, { name, port, api }: Omit<Member, 'patroni'>): string => `
scope: portal
name: ${name}
restapi: {listen: "127.0.0.1:${api}", connect_address: "127.0.0.1:${api}"}
etcd3: {host: "127.0.0.1:${etcd}"}
bootstrap:
  dcs:
    ttl: ${TTL_SECONDS}
    loop_wait: 2
    retry_timeout: 3
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: {max_connections: 100, shared_buffers: 32MB, synchronous_commit: "on", wal_level: replica, hot_standby: "on"}
  initdb: [{encoding: UTF8}, data-checksums, {locale: C.UTF-8}]
  pg_hba: ["local all all trust", "host all all 127.0.0.1/32 scram-sha-256", "host replication replicator 127.0.0.1/32 scram-sha-256"]
  users: {portal: {password: portal, options: [createrole, createdb]}}
postgresql:
  listen: "127.0.0.1:${port}"
  connect_address: "127.0.0.1:${port}"
  data_dir: ${folder}/${name}
  bin_dir: ${bin}
  pgpass: ${folder}/pgpass-${name}
  parameters: {unix_socket_directories: "${folder}"}
  authentication:
    superuser: {username: postgres, password: super}
    replication: {username: replicator, password: repl}
    rewind: {username: rewinder, password: rewind}
watchdog: {mode: "off"}
`;

const proxyOf = (port: number, members: readonly Member[]): string => `
global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map((each) => `  server ${each.name} 127.0.0.1:${each.port} check port ${each.api}`).join('\n')}
`;

const run = (program: string, args: readonly string[]): ChildProcess => {
  const child = spawn(program, args, { stdio: 'ignore' });
  child.on('error', () => undefined);
  return child;
};

const binFolder = async (): Promise<string> => {
  const [version] = (await readdir('/usr/lib/postgresql')).toSorted((one, other) => Number(other) - Number(one));
  return `/usr/lib/postgresql/${version}/bin`;
};

const isPrimary = ({ api }: Member): Promise<boolean> =>
  fetch(`http://127.0.0.1:${api}/primary`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export const startCluster = async (): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  await chmod(folder, 0o777);
  const [etcdPort, peerPort, proxyPort, bin] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await binFolder(),
  ];
  await mkdir(join(folder, 'etcd'), { mode: 0o700 });
  const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  const etcd = run('etcd', [
    ...['--name', 'e1', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `e1=${peer}`],
  ]);
  const members: Member[] = [];
  for (const number of MEMBERS) {
    const place = { name: `n${number}`, port: await freePort(), api: await freePort() };
    const config = join(folder, `${place.name}.yml`);
    await writeFile(config, configOf(folder, etcdPort, bin, place));
    members.push({
      ...place,
      patroni: run('setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', 'patroni', config]),
    });
  }
  await writeFile(join(folder, 'haproxy.cfg'), proxyOf(proxyPort, members));
  const proxy = run('/usr/sbin/haproxy', ['-f', join(folder, 'haproxy.cfg'), '-db']);
  const findPrimary = async (): Promise<Member | undefined> => {
    for (const member of members) if (await isPrimary(member)) return member;
    return undefined;
  };
  const isSynchronous = async () => {
    const primary = await findPrimary();
    if (primary === undefined) return false;
    const state = await fetch(`http://127.0.0.1:${primary.api}/cluster`).then((answer) => answer.json());
    return (state as { members: { role: string; state: string }[] }).members.some(
      ({ role }) => role === 'sync_standby',
    );
  };
  await until(() => isSynchronous().catch(() => false), {
    what: 'the cluster has a primary and a synchronous standby',
    within: 120_000,
    every: 500,
  });
  const addressOf = (database: string) => `postgres://portal:portal@127.0.0.1:${proxyPort}/${database}`;
  const makeDatabase = async () => {
    const owner = new pg.Client(addressOf('postgres'));
    owner.on('error', () => undefined);
    await owner.connect();
    await owner.query('create database portal').finally(() => owner.end());
    return true;
  };
  await until(() => makeDatabase().catch(() => false), {
    what: 'the proxy leads to the primary',
    within: 20_000,
    every: 500,
  });
  const postmaster = async ({ name }: Member): Promise<number> =>
    Number((await readFile(join(folder, name, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const kill = async (member: Member): Promise<void> => {
    const pid = await postmaster(member);
    member.patroni.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
  };
  const requirePrimary = async (): Promise<Member> => {
    const primary = await findPrimary();
    if (primary === undefined) throw new Error('there is no primary');
    return primary;
  };
  return {
    url: addressOf('portal'),
    primary: async () => (await findPrimary())?.name,
    killPrimary: async () => {
      const primary = await requirePrimary();
      await kill(primary);
      return primary.name;
    },
    killStandbys: async () => {
      const primary = await requirePrimary();
      for (const member of members) if (member !== primary && member.patroni.signalCode === null) await kill(member);
    },
    switchOver: async () => {
      const { name, api } = await requirePrimary();
      const answer = await fetch(`http://127.0.0.1:${api}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    close: async () => {
      await Promise.all(members.map(({ patroni }) => endChild(patroni, 'SIGTERM')));
      for (const child of [proxy, etcd]) await endChild(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

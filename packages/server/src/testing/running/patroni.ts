import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '#platform/until.fixture';
import { freePort } from '../free-port.ts';
import { endChild, hasEngine } from './engine.ts';
import type { SeparatedHosts } from './separated-hosts.ts';

const MEMBERS = [1, 2, 3] as const;
/** The minimum that Patroni accepts. */
const TTL_SECONDS = 20;

export const hasPatroni = (): boolean => ['patroni', 'etcd', 'haproxy'].every(hasEngine) && process.getuid?.() === 0;

type Member = { name: string; address: string; port: number; api: number; patroni: ChildProcess };

type MemberState = { role: string };

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
  /** Its name, `n1` to `n3`: the number is that of its host. */
  primary: () => Promise<string | undefined>;
  /** Members that the primary streams its changes to. */
  standbys: () => Promise<string[]>;
  close: () => Promise<void>;
};

const configOf = (
  folder: string,
  etcd: string,
  bin: string,
  { name, address, port, api }: Omit<Member, 'patroni'>,
): string => `
scope: portal
name: ${name}
restapi: {listen: "${address}:${api}", connect_address: "${address}:${api}"}
etcd3: {host: "${etcd}"}
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
  pg_hba: ["local all all trust", "host all all samenet scram-sha-256", "host replication replicator samenet scram-sha-256"]
  users: {portal: {password: portal, options: [createrole, createdb]}}
postgresql:
  listen: "${address}:${port}"
  connect_address: "${address}:${port}"
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
${members.map((each) => `  server ${each.name} ${each.address}:${each.port} check port ${each.api}`).join('\n')}
`;

const run = (command: readonly string[]): ChildProcess => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: 'ignore' });
  child.on('error', () => undefined);
  return child;
};

const binFolder = async (): Promise<string> => {
  const [version] = (await readdir('/usr/lib/postgresql')).toSorted((one, other) => Number(other) - Number(one));
  return `/usr/lib/postgresql/${version}/bin`;
};

const isPrimary = ({ address, api }: Member): Promise<boolean> =>
  fetch(`http://${address}:${api}/primary`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** On one address, or each member and etcd on a host of its own. */
export const startCluster = async (hosts?: SeparatedHosts): Promise<Cluster> => {
  const addressAt = (host: number): string => hosts?.addresses[host] ?? '127.0.0.1';
  const on = (host: number): readonly string[] => hosts?.on(host) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  await chmod(folder, 0o777);
  const [etcdPort, peerPort, proxyPort, bin] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await binFolder(),
  ];
  await mkdir(join(folder, 'etcd'), { mode: 0o700 });
  const [client, peer] = [`http://${addressAt(0)}:${etcdPort}`, `http://${addressAt(0)}:${peerPort}`];
  const etcd = run([
    ...on(0),
    ...['etcd', '--name', 'e1', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `e1=${peer}`],
  ]);
  const members: Member[] = [];
  for (const number of MEMBERS) {
    const place = { name: `n${number}`, address: addressAt(number), port: await freePort(), api: await freePort() };
    const config = join(folder, `${place.name}.yml`);
    await writeFile(config, configOf(folder, `${addressAt(0)}:${etcdPort}`, bin, place));
    members.push({
      ...place,
      patroni: run([
        ...on(number),
        ...['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', 'patroni', config],
      ]),
    });
  }
  await writeFile(join(folder, 'haproxy.cfg'), proxyOf(proxyPort, members));
  const proxy = run(['/usr/sbin/haproxy', '-f', join(folder, 'haproxy.cfg'), '-db']);
  const findPrimary = async (): Promise<Member | undefined> => {
    for (const member of members) if (await isPrimary(member)) return member;
    return undefined;
  };
  const membersNow = async (): Promise<MemberState[]> => {
    const primary = await findPrimary();
    if (primary === undefined) return [];
    const answer = await fetch(`http://${primary.address}:${primary.api}/cluster`);
    return ((await answer.json()) as { members: MemberState[] }).members;
  };
  const isSynchronous = async () => (await membersNow()).some(({ role }) => role === 'sync_standby');
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
    standbys: async () => {
      const client = new pg.Client(`postgres://postgres:super@127.0.0.1:${proxyPort}/postgres`);
      client.on('error', () => undefined);
      await client.connect();
      const streaming = "select application_name as name from pg_stat_replication where state = 'streaming'";
      const { rows } = await client.query<{ name: string }>(streaming).finally(() => client.end());
      return rows.map(({ name }) => name);
    },
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
      const { name, address, api } = await requirePrimary();
      const answer = await fetch(`http://${address}:${api}/switchover`, {
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

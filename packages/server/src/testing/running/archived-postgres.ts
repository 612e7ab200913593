import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { until } from '#platform/until.fixture';
import { freePort } from '../free-port.ts';
import { hasEngine } from './engine.ts';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root runs it as `postgres`. */
export const hasArchivedPostgres = (): boolean =>
  ['pgbackrest', 'pg_dropcluster'].every(hasEngine) && process.getuid?.() === 0;

/** A PostgreSQL whose changes go to an encrypted repository of pgBackRest. */
export type ArchivedPostgres = {
  /** The URL of its database, as the role `portal`. */
  url: string;
  backUp: () => Promise<void>;
  /** The time on its clock, as `restoreTo` takes it. */
  moment: () => Promise<string>;
  /** Stops it, restores the repository to a moment and starts it. */
  restoreTo: (moment: string) => Promise<void>;
  close: () => Promise<void>;
};

export const startArchivedPostgres = async (): Promise<ArchivedPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-archived-'));
  const [version] = (await readdir('/usr/lib/postgresql')).toSorted((one, other) => Number(other) - Number(one));
  const bin = `/usr/lib/postgresql/${version}/bin`;
  const [data, config, port] = [join(folder, 'data'), join(folder, 'pgbackrest.conf'), await freePort()];
  const asPostgres = (program: string, ...args: string[]) =>
    run('setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', program, ...args], { cwd: folder });
  const backRest = (...args: string[]) => asPostgres('pgbackrest', `--config=${config}`, '--stanza=portal', ...args);
  const control = (...args: string[]) => asPostgres(`${bin}/pg_ctl`, '-D', data, '-w', '-t', '120', ...args);
  const log = join(folder, 'postgres.log');
  const superuser = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> => {
    const client = new pg.Client({ host: folder, port, user: 'postgres', database: 'postgres' });
    await client.connect();
    const { rows } = await client.query<Row>(statement).finally(() => client.end());
    return rows;
  };
  await chmod(folder, 0o777);
  for (const name of ['repository', 'log', 'lock', 'spool']) {
    await mkdir(join(folder, name));
    await chmod(join(folder, name), 0o777);
  }
  await writeFile(
    config,
    [
      '[global]',
      `repo1-path=${folder}/repository`,
      'repo1-cipher-type=aes-256-cbc',
      `repo1-cipher-pass=${randomUUID()}`,
      'repo1-retention-full=2',
      `log-path=${folder}/log`,
      `lock-path=${folder}/lock`,
      `spool-path=${folder}/spool`,
      'start-fast=y',
      '[portal]',
      `pg1-path=${data}`,
      `pg1-port=${port}`,
      `pg1-socket-path=${folder}`,
      '',
    ].join('\n'),
  );
  await asPostgres(`${bin}/initdb`, '-D', data, '-A', 'trust', '-U', 'postgres', '--data-checksums', '-E', 'UTF8');
  await appendFile(
    join(data, 'postgresql.conf'),
    [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = '${folder}'`,
      'archive_mode = on',
      `archive_command = 'pgbackrest --config=${config} --stanza=portal archive-push %p'`,
      '',
    ].join('\n'),
  );
  await control('-l', log, 'start');
  await superuser("create role portal login createrole password 'portal'");
  await superuser('create database portal owner portal');
  await backRest('stanza-create');
  await backRest('check');
  return {
    url: `postgres://portal:portal@127.0.0.1:${port}/portal`,
    backUp: async () => {
      await backRest('--type=full', 'backup');
    },
    moment: async () => {
      const [row] = await superuser<{ now: string }>('select clock_timestamp()::text as now');
      return row?.now ?? '';
    },
    restoreTo: async (moment) => {
      // As a host that is lost: the repository has what was archived until then.
      await superuser('select pg_switch_wal()');
      const isArchived = async () =>
        (
          await superuser<{ archived: boolean }>(
            'select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as archived from pg_stat_archiver',
          )
        )[0]?.archived === true;
      await until(isArchived, { what: 'the last changes are archived', within: 60_000, every: 200 });
      await control('-m', 'immediate', 'stop');
      await backRest('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
      await control('-l', log, 'start');
      const isPrimary = async () =>
        (await superuser<{ standby: boolean }>('select pg_is_in_recovery() as standby'))[0]?.standby === false;
      await until(isPrimary, { what: 'the restored database takes writes', within: 60_000, every: 200 });
    },
    close: async () => {
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

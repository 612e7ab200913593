import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { until } from '#platform/until.fixture';
import { compileCache, processesNaming } from '#testing/running/running-portal';

const SELF = new URL('./platform/database/embedded-postgres.ts', import.meta.url).href;
/** Starts PostgreSQL, inserts a row, prints all rows and ends. */
const CODE = `const { startEmbeddedPostgres } = await import(${JSON.stringify(SELF)});
const { default: pg } = await import('pg');
const postgres = await startEmbeddedPostgres(process.argv[1], process.argv[2]);
const client = new pg.Client(postgres.connection);
await client.connect();
await client.query("create table if not exists kept (word text); insert into kept values ('" + process.argv[3] + "')");
const { rows } = await client.query('select word from kept');
await client.end();
await postgres.stop();
console.log(rows.map(({ word }) => word).join(' '));`;

let folder: string;
let data: string;
let log: string;

const open = async (): Promise<void> => {
  folder = await mkdtemp(join(tmpdir(), 'portal-first-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data', 'postgres');
  log = join(folder, 'data', 'postgres.log');
};

const clear = () => rm(folder, { recursive: true, force: true });

const start = (word: string, path = process.env.PATH): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', CODE, data, log, word], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...compileCache, PATH: path },
  });

const outcome = async (child: ChildProcess): Promise<string> => {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  await once(child, 'close');
  return said.trim();
};

/** A search path on which user namespaces are not allowed. */
const withoutNamespaces = async (): Promise<string> => {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return `${bin}${delimiter}${process.env.PATH}`;
};

const ROUNDS = 5;

beforeEach(open);
afterEach(clear);

test('a kill of everything in the first start leaves a folder that starts', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = start('verloren');
    const ended = once(child, 'close');
    // The progress required in this round: creation started, programs copied, folder in place.
    const hasBegun = () => existsSync(join(folder, 'data')) || child.exitCode !== null;
    await until(hasBegun, { what: 'the making of the database has begun', every: 1 });
    await delay(round * 240);
    for (let named = processesNaming(data); named.length > 0; named = processesNaming(data))
      for (const pid of named)
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It had already ended.
        }
    await ended;
    expect((await outcome(start('da'))).split(' ')).toContain('da');
    expect((await readdir(join(folder, 'data'))).toSorted()).toEqual(['postgres', 'postgres.log']);
    await rm(join(folder, 'data'), { recursive: true });
  }
});

test('without user namespaces a first start creates the database in the data folder, or says how to', async () => {
  const without = await withoutNamespaces();
  await chmod(folder, 0o700);
  const said = await outcome(start('eins', without));
  const refuses = process.getuid?.() === 0;
  if (refuses) expect(said).toContain(`let others pass (chmod o+x ${folder})`);
  else expect(said).toBe('eins');
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(!refuses);
  await chmod(folder, 0o711);
  expect((await outcome(start('zwei', without))).split(' ')).toContain('zwei');
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
});

test('a database without its PG_VERSION ends the start with cause and remedy, and is not touched', async () => {
  expect(await outcome(start('da'))).toBe('da');
  await rename(join(data, 'PG_VERSION'), join(folder, 'PG_VERSION'));
  const before = (await readdir(data, { recursive: true })).toSorted();
  await expect(startEmbeddedPostgres(data, log)).rejects.toThrow(
    /is damaged: it lacks the file PG_VERSION\. Nothing was changed\. Put the folder back .* restore a backup/,
  );
  expect((await readdir(data, { recursive: true })).toSorted()).toEqual(before);
  await rename(join(folder, 'PG_VERSION'), join(data, 'PG_VERSION'));
  expect(await outcome(start('wieder'))).toBe('da wieder');
});

test('starts with and without user namespaces use the same database in the folder', async () => {
  const without = await withoutNamespaces();
  expect(await outcome(start('eins'))).toBe('eins');
  expect(await outcome(start('zwei', without))).toBe('eins zwei');
  expect(await outcome(start('drei'))).toBe('eins zwei drei');
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
  expect((await stat(data)).mode & 0o077).toBe(0);
});

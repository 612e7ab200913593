import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../../../deploy/systemd/portal', import.meta.url));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-command-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command with another program in place of the one that it starts, and returns what that one prints. */
const run = async (args: string[], program: string, script: string, env: Record<string, string> = {}) => {
  const path = join(folder, program);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  const { status, stdout, stderr } = spawnSync('sh', [COMMAND, ...args], {
    encoding: 'utf8',
    env: { PATH: `${folder}:/usr/bin:/bin`, ...env },
  });
  return { status, lines: stdout.trim().split('\n'), stderr: stderr.trim() };
};

const started = (env: Record<string, string>) =>
  run(['check-files'], 'npm', 'env; echo "$*"', { PORTAL_COMMAND: 'started', ...env });

test('systemd is given nothing whose variables it would replace', async () => {
  const { lines } = await run(
    ['maintenance', 'on', 'back at $time, 5 $'],
    'systemd-run',
    'for each; do echo "$each"; done',
  );
  const command = lines.slice(lines.indexOf('--') + 1);
  expect(command).toEqual([COMMAND, 'maintenance', 'on', 'back at $$time, 5 $$']);
  expect(lines).toContain('--setenv=PORTAL_COMMAND=started');
  expect(lines.slice(0, lines.indexOf('--')).join(' ')).not.toContain('$');
});

test('a command works on the database and bucket of the credentials', async () => {
  for (const name of ['database-url', 'database-owner-url', 's3-access-key', 's3-secret-key'])
    await writeFile(join(folder, name), 'secret');
  const { status, lines } = await started({ CREDENTIALS_DIRECTORY: folder });
  expect(status).toBe(0);
  for (const line of [
    `DATABASE_URL_FILE=${folder}/database-url`,
    `DATABASE_OWNER_URL_FILE=${folder}/database-owner-url`,
    `S3_ACCESS_KEY_ID_FILE=${folder}/s3-access-key`,
    `S3_SECRET_ACCESS_KEY_FILE=${folder}/s3-secret-key`,
    'run --silent portal -- check-files',
  ])
    expect(lines).toContain(line);
});

test('on one machine a command works on its DATA_DIR', async () => {
  const { lines } = await started({ DATA_DIR: '/var/lib/portal/data' });
  expect(lines).toContain('DATA_DIR=/var/lib/portal/data');
  expect(lines.join('\n')).not.toContain('_FILE=');
});

test('without a database and a folder a command is refused, not run on an empty database', async () => {
  const { status, lines, stderr } = await started({});
  expect([status, lines]).toEqual([1, ['']]);
  expect(stderr).toBe('portal: /etc/portal names neither DATA_DIR nor a database');
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder.ts';

const SELF = new URL('./data-folder.ts', import.meta.url).href;
const CODE = `const { lockDataFolder } = await import(${JSON.stringify(SELF)});
try { await lockDataFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000); }
catch (error) { console.log(error.name + ': ' + error.message); process.exit(3); }`;

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lock-'));
  children = [];
});

afterEach(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts another process that locks the folder; resolves with its output. */
const lockElsewhere = async (path: string): Promise<{ child: ChildProcess; said: string }> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CODE, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout ?? child, 'data');
  return { child, said: String(said).trim() };
};

test('a second process is refused with the reason, whichever path it uses for the folder', async () => {
  const data = join(folder, 'data');
  expect((await lockElsewhere(data)).said).toBe('locked');
  const other = join(folder, 'other-name');
  await symlink(data, other);
  for (const path of [data, other]) {
    const { child, said } = await lockElsewhere(path);
    expect(said).toBe(
      `DataFolderInUse: another portal process is using the data folder ${path}: stop it, or set another DATA_DIR`,
    );
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(3);
  }
  await expect(lockDataFolder(data)).rejects.toThrow(DataFolderInUse);
});

test('kill -9 releases the folder at once and leaves no file in it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { child, said } = await lockElsewhere(folder);
    expect(said).toBe('locked');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const unlock = await lockDataFolder(folder);
  unlock();
});

test('releasing frees the folder; two folders are independent', async () => {
  const unlock = await lockDataFolder(folder);
  const other = join(folder, 'other');
  const unlockOther = await lockDataFolder(other);
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  unlock();
  const again = await lockDataFolder(folder);
  again();
  unlockOther();
});

test('a folder made for the portal becomes private, one with other content keeps its permissions', async () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  const ours = join(folder, 'ours');
  const shared = join(folder, 'shared');
  for (const path of [ours, shared]) {
    await mkdir(path);
    await chmod(path, 0o755);
    await mkdir(join(path, 'files'));
  }
  await mkdir(join(shared, 'photos'));
  for (const path of [ours, shared]) (await lockDataFolder(path))();
  expect([await modeOf(ours), await modeOf(shared)]).toEqual([0o700, 0o755]);
});

test('a missing folder is created, for this user only', async () => {
  const deep = join(folder, 'a', 'b');
  const unlock = await lockDataFolder(deep);
  expect(existsSync(deep)).toBe(true);
  expect((await stat(deep)).mode & 0o777).toBe(0o700);
  unlock();
});

test('a process in another container, whose socket is not visible here, is refused by the file system lock', async () => {
  const data = join(folder, 'data');
  await mkdir(data);
  // The socket of such a process is in its own network namespace, so it holds only the file lock.
  const elsewhere = spawn('flock', ['--nonblock', join(data, '.lock'), 'cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(elsewhere);
  elsewhere.stdin?.write('held');
  await once(elsewhere.stdout ?? elsewhere, 'data');
  await expect(lockDataFolder(data)).rejects.toThrow(DataFolderInUse);
  elsewhere.stdin?.end();
  await once(elsewhere, 'exit');
  (await lockDataFolder(data))();
});

test('of ten processes that start concurrently exactly one gets the folder', async () => {
  const said = await Promise.all(Array.from({ length: 10 }, async () => (await lockElsewhere(folder)).said));
  expect(said.filter((each) => each === 'locked')).toHaveLength(1);
  expect(said.filter((each) => each.startsWith('DataFolderInUse: '))).toHaveLength(9);
});

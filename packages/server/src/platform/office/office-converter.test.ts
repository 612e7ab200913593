import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { itself } from '../workers/worker-caller.ts';
import { createOfficeConverter, type OfficeConverter } from './office-converter.ts';
import { findIsolation } from './office-isolation.ts';
import { standInOffice } from './stand-in.fixture.ts';

const BOUNDS = { seconds: 20, memoryBytes: 500_000_000, fileBytes: 50_000_000 };

let folder: string;
let program: string;
let office: OfficeConverter;

const open = (seconds = BOUNDS.seconds) =>
  createOfficeConverter({
    program,
    folder: join(folder, 'office'),
    hidden: [join(folder, 'secrets')],
    bounds: { ...BOUNDS, seconds },
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-office-'));
  program = await standInOffice(folder);
  await mkdir(join(folder, 'secrets'));
  await writeFile(join(folder, 'secrets', 'backup.key'), 'secret');
  office = await open();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const given = async (content: string): Promise<string> => {
  const path = join(folder, `given-${randomUUID()}`);
  await writeFile(path, content);
  return path;
};

const make = (path: string, { person = 1, converter = office } = {}): Promise<string | undefined> =>
  converter.toPdf({ ...itself, person }, { path, extension: 'docx' }, (pdf) => readFile(pdf, 'latin1'));

const convert = async (content: string, converter = office): Promise<string | undefined> =>
  make(await given(content), { converter });

test('a document becomes a PDF, and the run leaves no files', async () => {
  expect(await convert('a memo')).toBe('%PDF-1.7 of\na memo');
  expect(await readdir(join(folder, 'office'))).toEqual([]);
});

test('a document that cannot be converted has none', async () => {
  expect(await convert('fail')).toBeUndefined();
  expect(await convert('next')).toContain('next');
});

test('it gets no settings and a fresh profile without macros and links', async () => {
  process.env.BACKUP_KEY = 'secret';
  const told = (await convert('settings')) ?? '';
  delete process.env.BACKUP_KEY;
  expect(told).not.toContain('secret');
  expect(told.match(/^[A-Z_]+(?==)/gm)?.toSorted()).toEqual(['HOME', 'LANG', 'PATH', 'PWD', 'TMPDIR']);
  expect(told).toContain('registrymodifications.xcu');
});

test('it has no network where the machine can take it away', async () => {
  const seen = (await convert('network')) ?? '';
  const interfaces = seen
    .split('\n')
    .slice(1)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const { hasNetwork } = await findIsolation([]);
  expect(interfaces.filter((name) => name !== 'lo')).toEqual(hasNetwork ? expect.any(Array) : []);
});

test('it does not see hidden folders where the machine can hide them', async () => {
  const { before } = await findIsolation([]);
  const seen = await convert(`look ${join(folder, 'secrets')}`);
  expect(seen).toBe(before.includes('--mount-proc') ? '%PDF-1.7\n' : '%PDF-1.7\nbackup.key\n');
});

test('a run that does not end is killed, and the next one works', async () => {
  expect(await convert('spin', await open(1))).toBeUndefined();
  expect(await convert('next')).toContain('next');
});

test('a run with too much memory or output is killed', async () => {
  expect(await convert('fill')).toBeUndefined();
  expect(await convert('large')).toBeUndefined();
});

test('processes that a run leaves are killed', async () => {
  expect(await convert('child')).toContain('%PDF');
  const last = () => readFile(join(folder, 'alive'), 'utf8');
  const before = await last();
  await delay(500);
  expect(await last()).toBe(before);
});

test('one document is converted at a time, with people in turn', async () => {
  const order: string[] = [];
  const path = await given('memo');
  const asked = [1, 1, 1, 2].map(async (person, at) => {
    await make(path, { person });
    order.push(`${person}:${at}`);
  });
  await Promise.all(asked);
  expect(order).toEqual(['1:0', '2:3', '1:1', '1:2']);
});

test('files of a killed run are deleted at the next start', async () => {
  await mkdir(join(folder, 'office', 'run-old'), { recursive: true });
  await open();
  expect(await readdir(join(folder, 'office'))).toEqual([]);
});

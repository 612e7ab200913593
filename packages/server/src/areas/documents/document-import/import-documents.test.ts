import { mkdir, mkdtemp, readdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getDriveDocument, listDriveDocuments } from '@portal/contract/documents';
import { Problem } from '@portal/contract/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileStore } from '#platform/files/file-store';
import { type DocumentCenter, givenDocumentCenter } from '#testing/documents/given-center';
import { sampleDocx, samplePdf, sampleZip } from '#testing/documents/sample-files';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';
import { findImporter } from './find-importer.ts';
import { type ImportOutcome, importDocuments } from './import-documents.ts';
import { listFolder } from './list-folder.ts';

let app: TestApp;
let center: DocumentCenter;
let folder: string;
let commandFolders: string;
/** The queued extraction jobs. */
let left: object[];

beforeEach(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
  folder = await mkdtemp(join(tmpdir(), 'portal-import-'));
  commandFolders = await mkdtemp(join(tmpdir(), 'portal-commands-'));
  left = [];
  return async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
    await rm(commandFolders, { recursive: true, force: true });
  };
});

const put = async (place: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(dirname(join(folder, place)), { recursive: true });
  await writeFile(join(folder, place), content);
};

const clock = () => app.now.value;

const actorOf = async ({ email }: TestEmployee) => {
  const found = await findImporter(app.db, clock, email);
  if (!found) throw new Error('no employee has this address');
  return found;
};

type Run = { driveId?: number; by?: TestEmployee; dryRun?: boolean; most?: number; scanner?: () => Promise<void> };

/** The result for each file, as `place: added`, `place: there` or `place: <reason of the refusal>`. */
const run = async (given: Run = {}): Promise<string[]> => {
  const { driveId = center.flightDrive, by = center.administrator, dryRun = false, most = 100, scanner } = given;
  // Each command has a data folder of its own, as on the command line.
  const files = await openFileStore(app.db, app.filesFolder, await mkdtemp(join(commandFolders, 'portal-command-')));
  const services = {
    ...{ db: app.db, files, clock, blockedExtensions: ['lnk'] },
    jobs: { send: async (_name: string, data: object) => void left.push(data) },
    scanner: scanner && { require: scanner },
  };
  const wordOf = (outcome: ImportOutcome): string => {
    if (!('refused' in outcome)) return outcome.became;
    const { refused } = outcome;
    if (!(refused instanceof Problem)) return refused;
    return refused.errors.length > 0 ? refused.errors.map(({ code }) => code).join() : refused.code;
  };
  const words: string[] = [];
  for await (const outcome of importDocuments(services, await listFolder(folder), {
    driveId,
    actor: await actorOf(by),
    dryRun,
  })) {
    words.push(`${outcome.place}: ${wordOf(outcome)}`);
    if (words.length === most) break;
  }
  return words;
};

const listed = async (id = center.flightDrive) => {
  const query = { docType: 'Normal', sort: 'title' };
  return (await app.call(listDriveDocuments, center.everybody, { params: { id }, query })).body.items;
};

const storedFiles = async (): Promise<number> =>
  (await app.pool.query('select count(*)::integer as count from platform.stored_file')).rows[0].count;

test('every file in a folder and its subfolders becomes a document, and its text is queued for extraction', async () => {
  await put('점검표.pdf', samplePdf('1'));
  await put('절차/이륙/이륙 절차.docx', sampleDocx());
  await utimes(join(folder, '점검표.pdf'), new Date(), new Date('2024-03-04T16:00:00.000Z'));
  expect(await run()).toEqual(['절차/이륙/이륙 절차.docx: added', '점검표.pdf: added']);
  const [procedure, checklist] = await listed();
  expect([procedure?.fileName, checklist?.fileName]).toEqual(['이륙 절차.docx', '점검표.pdf']);
  expect(checklist).toMatchObject({
    creator: { id: center.administrator.id },
    department: { id: center.flight },
    revision: { version: '1', revisionDate: '2024-03-05', description: '점검표.pdf', contentState: 'pending' },
  });
  expect(procedure?.revision.description).toBe('절차/이륙/이륙 절차.docx');
  expect(left).toEqual([procedure, checklist].map((document) => ({ revisionId: document?.revision.id })));
});

test('in a general drive the server fills in the data of revisions', async () => {
  await put('회의록.txt', '주간 회의');
  expect(await run({ driveId: center.general, by: center.everybody })).toEqual(['회의록.txt: added']);
  const [document] = await listed(center.general);
  expect(document?.revision).toMatchObject({ version: '1', revisionDate: '2026-11-20', description: '' });
});

test('an import that was interrupted continues, and a complete one changes nothing', async () => {
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await put(name, name);
  expect(await run({ most: 2 })).toEqual(['a.txt: added', 'b.txt: added']);
  expect(await run()).toEqual(['a.txt: there', 'b.txt: there', 'c.txt: added']);
  expect(await run()).toEqual(['a.txt: there', 'b.txt: there', 'c.txt: there']);
  expect((await listed()).map(({ more }) => more)).toEqual([false, false, false]);
});

test('a different file with an existing name is refused, and the document stays unchanged', async () => {
  await put('안내.txt', '하나');
  await put('더/안내.TXT', '둘');
  await put('더/같은/안내.txt', '둘');
  const said = ['더/같은/안내.txt: added', '더/안내.TXT: there', '안내.txt: file-exists'];
  expect(await run({ dryRun: true })).toEqual(said);
  expect(await run()).toEqual(said);
  expect(await listed()).toHaveLength(1);
});

test('files that an upload would refuse are refused with the reason, and the others are imported', async () => {
  await put('programm.exe', 'MZ');
  await put('archiv.zip', sampleZip());
  await put('kein bild.png', 'text');
  await put('링크.lnk', 'x');
  await put('빈 문서.txt', '');
  await put(`${'가'.repeat(41)}.txt`, 'x');
  await put('ohne endung', 'x');
  await put('큰 파일.pdf', samplePdf());
  await truncate(join(folder, '큰 파일.pdf'), 104_857_601);
  await put('good.txt', 'good');
  await symlink(join(folder, 'good.txt'), join(folder, 'way.txt'));
  await rename(join(folder, 'good.txt'), join(folder, 'gut.txt'));
  expect(await run()).toEqual([
    'archiv.zip: file-blocked',
    'gut.txt: added',
    'kein bild.png: file-mismatch',
    'ohne endung: file-without-extension',
    'programm.exe: file-blocked',
    'way.txt: it is a link',
    `${'가'.repeat(41)}.txt: too-long`,
    '링크.lnk: file-blocked',
    '빈 문서.txt: file-empty',
    '큰 파일.pdf: too-large',
  ]);
  expect(await storedFiles()).toBe(1);
});

test('files that operating systems leave in folders are ignored, and unreadable ones are reported', async () => {
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', '~$plan.docx', '.git/config']) await put(name, 'x');
  await writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xbe, 0xc8, 0xb3, 0xbb])]), 'x');
  await put('plan.txt', 'x');
  const entries = await listFolder(folder);
  await rm(join(folder, 'plan.txt'));
  expect(entries.map(({ problem: fault }) => fault)).toEqual([undefined, 'its name is not UTF-8']);
  const services = { db: app.db, files: await openFileStore(app.db, app.filesFolder, folder), clock };
  const target = { driveId: center.general, actor: await actorOf(center.everybody), dryRun: false };
  const jobs = { send: () => Promise.resolve() };
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of importDocuments(
    { ...services, jobs, blockedExtensions: [] },
    entries.slice(0, 1),
    target,
  ))
    outcomes.push(outcome);
  expect(outcomes).toEqual([{ place: 'plan.txt', refused: 'it cannot be read (ENOENT)' }]);
});

test('a dry run reports the same and stores nothing', async () => {
  await put('a.txt', 'a');
  await put('b.exe', 'MZ');
  expect(await run({ dryRun: true })).toEqual(['a.txt: added', 'b.exe: file-blocked']);
  const kept = (await readdir(app.filesFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
    /^[0-9a-f]{64}$/.test(entry.name),
  );
  expect([await listed(), await storedFiles(), kept]).toEqual([[], 0, []]);
  expect(await run()).toEqual(['a.txt: added', 'b.exe: file-blocked']);
});

describe('the importer', () => {
  test('needs the right to upload, before the first file', async () => {
    await put('a.txt', 'a');
    expect(await run({ by: center.member })).toEqual(['a.txt: added']);
    for (const by of [center.everybody, center.manager, center.above])
      await expect(run({ by })).rejects.toMatchObject({ code: 'no-permission' });
    await expect(run({ driveId: 999_999 })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is the administrator of the document center unless an address is given', async () => {
    expect(await findImporter(app.db, clock, undefined)).toMatchObject({ employeeId: center.administrator.id });
    expect(await findImporter(app.db, clock, 'nobody@hanbit.example')).toBeUndefined();
    await app.pool.query('update directory.employee set is_resigned = true, resigned_on = $1 where id = $2', [
      '2026-01-01',
      center.administrator.id,
    ]);
    expect(await findImporter(app.db, clock, undefined)).toBeUndefined();
  });
});

test('stops if no further file could be imported, and keeps the imported ones', async () => {
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await put(name, name);
  let scanned = 0;
  const scanner = () => {
    scanned += 1;
    return scanned === 2 ? Promise.reject(new Problem('scanner-unavailable')) : Promise.resolve();
  };
  await expect(run({ scanner })).rejects.toMatchObject({ code: 'scanner-unavailable' });
  expect((await listed()).map(({ fileName }) => fileName)).toEqual(['a.txt']);
  expect(await run()).toEqual(['a.txt: there', 'b.txt: added', 'c.txt: added']);
});

test('two concurrent imports of one folder import each file once', async () => {
  for (let at = 10; at < 30; at += 1) await put(`${at}.txt`, `text ${at}`);
  const [one, other] = await Promise.all([run(), run()]);
  const added = [...one, ...other].filter((line) => line.endsWith(': added'));
  expect(added.toSorted()).toHaveLength(20);
  expect([...one, ...other].filter((line) => !/: (added|there)$/.test(line))).toEqual([]);
  const [first] = await listed();
  const params = { id: center.flightDrive, docId: first?.id ?? 0 };
  expect((await app.call(getDriveDocument, center.member, { params })).body.revisions).toHaveLength(1);
});

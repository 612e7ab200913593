import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import {
  getDocumentManagers,
  getDriveDocument,
  getReadingBoard,
  listAssignedDocuments,
  listDriveDocuments,
  listDrives,
  listManualRevisions,
  listManuals,
  manualRevisionStates,
} from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileStore, openFileStore } from '#platform/files/file-store';
import { readPdfPages } from '#testing/pdf-text';
import { createTestApp, type TestApp } from '#testing/test-app';
import { departments } from '../company-data.ts';
import { seededRandom } from '../demo-random.ts';
import { loadDemoCompany } from '../load-company.ts';
import { controlledManuals } from './controlled-data.ts';
import { writePaper } from './demo-papers.ts';
import { longManual, manuals } from './library-data.ts';
import { formPapers, sharedPapers } from './plain-data.ts';

const as = (account: string) => ({ email: `${account}@hanbit.example` });

let app: TestApp;
let files: FileStore;

beforeAll(async () => {
  app = await createTestApp();
  files = await openFileStore(app.db, app.filesFolder, app.filesFolder);
  expect(await loadDemoCompany(app.db, () => app.now.value, files)).toBe(true);
});

afterAll(() => app.close());

const drives = async () => (await app.call(listDrives, as('captain'))).body;
const driveCalled = async (name: string) => (await drives()).find((drive) => drive.name === name)?.id ?? 0;
const documentsOf = async (name: string, query: Record<string, string | number> = {}) => {
  const params = { id: await driveCalled(name) };
  return (await app.call(listDriveDocuments, as('captain'), { params, query: { limit: 1000, ...query } })).body.items;
};

test('three general drives and those of the departments are there, each with something in it', async () => {
  const all = await drives();
  expect(all.filter(({ departmentId }) => departmentId === null).map(({ name }) => name)).toEqual([
    '공용 자료실',
    '교육자료',
    '서식',
  ]);
  const named = [...departments, ...all.filter(({ departmentId }) => departmentId === null)];
  for (const { name } of named)
    expect([name, (await documentsOf(name, { docType: 'Normal' })).length > 2]).toEqual([name, true]);
});

test('manuals of OS are those of the document manager, who has no other', async () => {
  const { body } = await app.call(listManuals, as('captain'), { query: { limit: 1000 } });
  expect(body.total).toBe(manuals.length + controlledManuals.length);
  const managed = body.items.filter(({ managers }) => managers.some(({ email }) => email === as('doc.manager').email));
  expect(managed.map(({ docNo }) => docNo)).toEqual(
    [
      ...manuals.flatMap(({ department, docNo }) => (department === 'OS' ? [docNo] : [])),
      ...controlledManuals.map(({ docNo }) => docNo),
    ].toSorted(),
  );
  expect(body.items.every(({ managers }) => managers.length > 0)).toBe(true);
  expect(body.items.filter(({ documentId }) => documentId === null)).toHaveLength(2);
  const { body: told } = await app.call(getDocumentManagers, as('admin'));
  expect(told.administrators.map(({ email }) => email)).toEqual([as('admin').email]);
});

test('one sentence stands on page 212 of the long manual and nowhere else', async () => {
  const [manual] = await documentsOf('운항지원팀', { title: '운항규정' });
  expect(manual?.more).toBe(true);
  const { rows } = await app.pool.query('select sha256 from documents.revision where id = $1', [manual?.revision.id]);
  const pages = readPdfPages(await buffer(await files.read(rows[0].sha256)));
  expect(pages.length).toBe(300);
  const plain = (text: string) => text.replaceAll(/\s/g, '');
  const found = pages.flatMap((page, at) => (plain(page).includes(plain(longManual.sentence)) ? [at + 1] : []));
  expect(found).toEqual([longManual.page]);
});

test('revisions follow each other in time, with what was changed', async () => {
  const [manual] = await documentsOf('안전보안실', { title: '안전관리시스템' });
  const params = { id: manual?.driveId ?? 0, docId: manual?.id ?? 0 };
  const { revisions } = (await app.call(getDriveDocument, as('captain'), { params })).body;
  expect(revisions.map(({ version }) => version)).toEqual(['3', '2', '1']);
  const times = revisions.map(({ modifiedDate }) => modifiedDate);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times[0] && times[0] < app.now.value.toISOString()).toBe(true);
  expect(revisions.every(({ description }) => description !== '')).toBe(true);
});

describe('whoever tries the demo', () => {
  test.each(['captain', 'first.officer', 'cabin', 'engineer'])('as %s finds something to read', async (account) => {
    const { items } = (await app.call(listAssignedDocuments, as(account))).body;
    expect(items.filter(({ isRead }) => !isRead).length).toBeGreaterThan(0);
    expect(items[0]?.isRead).toBe(false);
  });
});

test('the bytes of every revision lie in the store, and nothing else does', async () => {
  const { rows } = await app.pool.query<{ sha256: string }>('select distinct sha256 from platform.stored_file');
  const stored = (await readdir(app.filesFolder, { recursive: true })).map((path) => path.split('/').at(-1));
  for (const { sha256 } of rows) expect(stored).toContain(sha256);
});

test('papers are written the same every time', () => {
  for (const { title, kind } of [...sharedPapers, ...formPapers])
    if (kind !== 'pdf')
      expect(writePaper(title, kind, seededRandom(1))).toEqual(writePaper(title, kind, seededRandom(1)));
});

test('who read a paper that was deleted since is known, and the captain has one overdue', async () => {
  const { rows } = await app.pool.query(`
    select distinct title from documents.reading g
    where not exists (select from documents.document d where d.id = g.document_id)`);
  expect(rows).toEqual([{ title: '활주로 공사 임시 안내' }]);
  const { items } = (await app.call(listAssignedDocuments, as('captain'), { query: { limit: 100 } })).body;
  expect(items.filter(({ isOverdue }) => isOverdue)).toHaveLength(1);
});

test('revisions of controlled manuals stand in every state, over two years, and one to come is half read', async () => {
  const { body } = await app.call(listManuals, as('doc.manager'), { query: { limit: 1000 } });
  const controlled = body.items.filter((manual) => manual.controlled);
  expect(controlled.map(({ docNo }) => docNo)).toEqual(controlledManuals.map(({ docNo }) => docNo));
  const lists = await Promise.all(
    controlled.map(({ driveId, id }) =>
      app.call(listManualRevisions, as('doc.manager'), { params: { id: driveId, mid: id } }),
    ),
  );
  const revisions = lists.flatMap((list) => list.body);
  expect(new Set(revisions.map(({ state }) => state))).toEqual(new Set(manualRevisionStates));
  expect(revisions.filter(({ waitsFor }) => waitsFor === 'Authority')).toHaveLength(2);
  expect(revisions.some(({ approval }) => approval?.status === 'Rejected')).toBe(true);
  const { body: board } = await app.call(getReadingBoard, as('doc.manager'), { query: { limit: 1000 } });
  const upcoming = board.items.find(({ revision }) => revision?.state === 'Scheduled');
  expect(upcoming?.percent).toBeGreaterThan(30);
  expect(upcoming?.percent).toBeLessThan(70);
  const { body: mine } = await app.call(listAssignedDocuments, as('captain'), { query: { limit: 100 } });
  expect(mine.items.some(({ isOverdue }) => isOverdue)).toBe(true);
});

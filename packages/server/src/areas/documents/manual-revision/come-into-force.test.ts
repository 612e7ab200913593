import {
  getDriveDocument,
  getManual,
  getReadingBoard,
  listAssignedDocuments,
  listReadingEvidence,
  type Manual,
  markRead,
  searchDocuments,
  setReaderRule,
} from '@portal/contract/documents';
import { beforeEach, expect, test } from 'vitest';
import { givenLibrary, type Library } from '#testing/documents/given-library';
import { givenApproved, givenControlled, pathOf } from '#testing/documents/given-manual-revision';
import { createTestApp, type TestApp } from '#testing/test-app';
import { inForceJobs, putDueIntoForce } from './come-into-force.ts';

let app: TestApp;
let library: Library;
let manual: Manual;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  manual = await givenControlled(app, library);
  return () => app.close();
});

const at = (day: string) => {
  app.now.value = new Date(`${day}T01:00:00.000Z`);
};

/** A released revision whose text was extracted. */
const edition = async (version: string, effectiveDate: string, text: string): Promise<number> => {
  const of = { manual, by: library.manager, approver: library.pilot };
  const { id } = await givenApproved(app, of, { version, effectiveDate });
  await app.pool.query("update documents.revision set content_state = 'done' where id = $1", [id]);
  await app.pool.query('delete from documents.revision_text where revision_id = $1', [id]);
  await app.pool.query('insert into documents.revision_text (revision_id, place, page, text) values ($1, 1, 4, $2)', [
    id,
    text,
  ]);
  return id;
};

const found = async (searchText: string): Promise<[string, number | null][]> => {
  const { body } = await app.call(searchDocuments, library.attendant, { query: { searchText, searchType: 'Content' } });
  return body.items.map(({ revision, page }) => [revision.version, page]);
};

test('the search finds only the text that is in force, from the first call of the day on', async () => {
  await edition('12', '2026-11-25', '고드름 점검');
  await edition('13', '2026-12-01', '서리꽃 점검');
  expect([await found('고드름'), await found('서리꽃')]).toEqual([[], []]);
  at('2026-11-25');
  expect([await found('고드름'), await found('서리꽃')]).toEqual([[['12', 4]], []]);
  at('2026-12-01');
  expect([await found('서리꽃'), await found('고드름')]).toEqual([[['13', 4]], []]);
});

test('concurrent first calls of a day bring it into force once', async () => {
  await edition('12', '2026-11-20', '가');
  await edition('13', '2026-12-01', '나');
  const { body: before } = await app.call(getManual, library.pilot, { params: pathOf(manual) });
  const params = { id: manual.driveId, docId: before.documentId ?? 0 };
  const { version } = (await app.call(getDriveDocument, library.pilot, { params })).body;
  at('2026-12-01');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.call(getDriveDocument, library.pilot, { params })),
  );
  expect(answers.map(({ body }) => [body.revision.version, body.version])).toEqual(Array(8).fill(['13', version + 1]));
});

test('the job of midnight does the same', async () => {
  await edition('12', '2026-11-20', '가');
  const next = await edition('13', '2026-12-01', '나');
  at('2026-12-01');
  const services = { db: app.db, clock: () => app.now.value };
  for (const job of inForceJobs(services)) await job.run({}, new AbortController().signal);
  const { rows } = await app.pool.query('select current_revision_id from documents.document where manual_id = $1', [
    manual.id,
  ]);
  expect(rows).toEqual([{ current_revision_id: next }]);
  await putDueIntoForce(services);
});

test('the board has rows for the revision in force and the scheduled one; marks of both are evidence', async () => {
  const current = await edition('12', '2026-11-20', '가');
  const next = await edition('13', '2026-12-01', '나');
  const { body } = await app.call(getManual, library.pilot, { params: pathOf(manual) });
  const params = { id: manual.driveId, docId: body.documentId ?? 0 };
  const rule = { groups: [{ departmentId: library.ops, withBelow: false }], dueDays: 3 };
  await app.call(setReaderRule, library.manager, { params, body: rule });
  await app.call(markRead, library.pilot, { params, body: { revisionId: next, confirmed: true } });
  const { items } = (await app.call(getReadingBoard, library.admin)).body;
  expect(items.map(({ revision, readers, read }) => [revision?.version, revision?.state, readers, read])).toEqual([
    ['12', 'InForce', 2, 0],
    ['13', 'Scheduled', 2, 1],
  ]);
  const asked = { query: { documentId: params.docId, revisionId: next } };
  expect((await app.call(getReadingBoard, library.admin, asked)).body.items).toHaveLength(1);
  const mine = (await app.call(listAssignedDocuments, library.pilot)).body.items;
  expect(mine.map(({ revision, isRead, dueDate }) => [revision.id, isRead, dueDate])).toEqual([
    [current, false, '2026-11-23'],
    [next, true, '2026-11-23'],
  ]);
  const marks = (await app.call(listReadingEvidence, library.admin, { query: { manualId: manual.id } })).body.items;
  expect(marks).toMatchObject([{ revision: { id: next, version: '13' }, confirmed: true }]);
});

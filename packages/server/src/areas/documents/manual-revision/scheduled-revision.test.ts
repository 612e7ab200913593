import {
  changeManual,
  getDriveDocument,
  type Manual,
  previewManualRevision,
  scheduleManualRevision,
  setReaderRule,
  withdrawManualRevision,
} from '@portal/contract/documents';
import { beforeEach, expect, test } from 'vitest';
import { seenWith } from '#platform/database/pool';
import { kindsFor } from '#testing/areas/given-notifications';
import { givenLibrary, givenManual, givenRevision, type Library } from '#testing/documents/given-library';
import {
  decide,
  givenApproved,
  givenControlled,
  givenPrepared,
  lineOf,
  look,
  pathOf,
  send,
} from '#testing/documents/given-manual-revision';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { DocumentTables } from '../documents-tables.ts';
import { readingJobs } from '../reading/remind-readers.ts';

let app: TestApp;
let library: Library;
let manual: Manual;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  manual = await givenControlled(app, library);
  return () => app.close();
});

const of = () => ({ manual, by: library.manager, approver: library.pilot });
const paramsOf = ({ id }: { id: number }) => ({ ...pathOf(manual), revId: id });
const fieldsOf = ({ manualType, manualClass, docNo, title, departmentId }: Manual) => ({
  manualType,
  manualClass,
  docNo,
  title,
  departmentId,
});

test('the version of its document is incremented when a revision is scheduled, moved and withdrawn', async () => {
  const first = await givenApproved(app, of(), { version: '12', effectiveDate: '2026-11-20' });
  const params = { id: manual.driveId, docId: first.documentId ?? 0 };
  const versions = [(await app.call(getDriveDocument, library.pilot, { params })).body.version];
  const note = async () => {
    versions.push((await app.call(getDriveDocument, library.pilot, { params })).body.version);
  };
  const next = await givenApproved(app, of(), { version: '13', effectiveDate: '2026-12-01' });
  await note();
  const body = { effectiveDate: '2026-12-02', reason: '교육 일정' };
  await app.call(scheduleManualRevision, library.manager, { params: paramsOf(next), body });
  await note();
  await app.call(withdrawManualRevision, library.manager, { params: paramsOf(next), body: { reason: '오류' } });
  await note();
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  expect(new Set(versions).size).toBe(4);
});

test('an older upload of a manual that is not controlled is hidden until the manual is controlled', async () => {
  const simple = await givenManual(app, library, { manualClass: 'Unclassified' });
  const older = (await givenRevision(app, library.manager, simple, '1')).revision;
  const newer = (await givenRevision(app, library.manager, simple, '2')).revision;
  const preview = async ({ id: revId }: { id: number }) => {
    const answer = await app.call(previewManualRevision, library.pilot, { params: { ...pathOf(simple), revId } });
    return [answer.status, (answer.body as unknown as { code?: string } | undefined)?.code];
  };
  expect(await preview(older)).toEqual([422, 'old-revision']);
  expect((await preview(newer))[0]).toBe(200);
  const body = { ...fieldsOf(simple), controlled: true };
  await app.call(changeManual, library.admin, { params: pathOf(simple), body });
  expect((await preview(older))[0]).toBe(200);
});

test('the authority that a draft needs follows the class of its manual until it is sent, also after it was returned', async () => {
  const draft = await givenPrepared(app, of());
  const sent = (await send(app, of(), draft.id, { lines: lineOf(library.pilot) })).body;
  const classified = { params: pathOf(manual), body: { ...fieldsOf(manual), manualClass: 'Registered' as const } };
  await app.call(changeManual, library.admin, classified);
  expect((await look(app, of(), draft.id)).authorityKinds).toEqual([]);
  await decide(app, library.pilot, sent.approval?.id ?? 0, 'Reject');
  expect((await look(app, of(), draft.id)).authorityKinds).toEqual(['Filing']);
  await send(app, of(), draft.id, { lines: lineOf(library.pilot) });
  expect((await look(app, of(), draft.id)).authorityKinds).toEqual(['Filing']);
});

test('the notifications of a withdrawn revision are removed; those of an overdue other one stay', async () => {
  const { attendant: reader, manager } = library;
  const first = await givenApproved(app, of(), { version: '12', effectiveDate: '2026-11-20' });
  const params = { id: manual.driveId, docId: first.documentId ?? 0 };
  await app.call(setReaderRule, manager, { params, body: { plus: [reader.id], dueDays: 0 } });
  app.now.value = new Date('2026-11-21T07:00:00+09:00');
  for (const job of readingJobs({ db: seenWith<DocumentTables>(app.db), clock: () => app.now.value }))
    await job.run({}, new AbortController().signal);
  const overdue = ['documents.reading-overdue', 'documents.required-reading'];
  expect(await kindsFor(app, reader)).toEqual(overdue);
  const next = await givenApproved(app, of(), { version: '13', effectiveDate: '2026-12-01' });
  expect(await kindsFor(app, reader)).toEqual(['documents.new-revision', ...overdue]);
  await app.call(withdrawManualRevision, manager, { params: paramsOf(next), body: { reason: '오류' } });
  expect(await kindsFor(app, reader)).toEqual(['documents.schedule-changed', ...overdue]);
  expect(await kindsFor(app, manager)).toContain('documents.reading-overdue');
});

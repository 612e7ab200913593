import { type DriveDocument, markRead, type ReaderRuleBody, setReaderRule } from '@portal/contract/documents';
import { beforeEach, expect, test } from 'vitest';
import { seenWith } from '#platform/database/pool';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import { givenLibrary, givenManual, givenRevision, type Library } from '#testing/documents/given-library';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { DocumentTables } from '../documents-tables.ts';
import { readingJobs } from './remind-readers.ts';

let app: TestApp;
let library: Library;
let document: DriveDocument;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  document = await givenRevision(app, library.manager, await givenManual(app, library));
  return () => app.close();
});

const params = () => ({ id: document.driveId, docId: document.id });
const save = (body: ReaderRuleBody) => app.call(setReaderRule, library.manager, { params: params(), body });
/** The job of 07:00 in Seoul. */
const runOn = async (day: string) => {
  app.now.value = new Date(new Date(`${day}T07:00:00+09:00`));
  for (const job of readingJobs({ db: seenWith<DocumentTables>(app.db), clock: () => app.now.value }))
    await job.run({}, new AbortController().signal);
};
const told = async (who: TestEmployee, kind: string) =>
  (await unreadOf(app, who)).filter((each) => each.kind === kind).map(({ times }) => times);

test('readers are reminded with 7, 2 and 0 days left, each once', async () => {
  const { pilot } = library;
  await save({ plus: [pilot.id], dueDays: 10 });
  const seen = [];
  for (const day of ['2026-11-22', '2026-11-23', '2026-11-23', '2026-11-24', '2026-11-28', '2026-11-30']) {
    await runOn(day);
    seen.push(await told(pilot, 'documents.reading-due'));
  }
  expect(seen).toEqual([[], [1], [1], [1], [2], [3]]);
});

test('readers and managers are notified once on the day after the due day, unless it is read', async () => {
  const { pilot, attendant, manager } = library;
  await save({ plus: [pilot.id, attendant.id], dueDays: 1 });
  await app.call(markRead, attendant, { params: params() });
  await runOn('2026-11-21');
  expect(await told(pilot, 'documents.reading-overdue')).toEqual([]);
  await runOn('2026-11-22');
  await runOn('2026-11-23');
  for (const who of [pilot, manager]) expect(await told(who, 'documents.reading-overdue')).toEqual([1]);
  expect(await kindsFor(app, attendant)).toEqual([]);
  await app.call(markRead, pilot, { params: params() });
  for (const who of [pilot, manager]) expect(await told(who, 'documents.reading-overdue')).toEqual([]);
});

test('the reminders of a revision are removed when a new one is uploaded, whose due days start again', async () => {
  const { pilot, manager } = library;
  await save({ plus: [pilot.id], dueDays: 0 });
  await runOn('2026-11-21');
  expect(await told(pilot, 'documents.reading-overdue')).toEqual([1]);
  await givenRevision(app, manager, { id: document.manual?.id ?? 0, driveId: document.driveId }, '2');
  for (const who of [pilot, manager]) expect(await told(who, 'documents.reading-overdue')).toEqual([]);
  await runOn('2026-11-22');
  expect(await told(pilot, 'documents.reading-overdue')).toEqual([1]);
});

test('a reader who newly matches is notified and asked from the day of the job; one who no longer matches is removed', async () => {
  const { ops, crew, pilot, attendant } = library;
  await save({ groups: [{ departmentId: ops }], dueDays: 7 });
  const move = (who: TestEmployee, departmentId: number) =>
    app.db.updateTable('directory.employee').set({ department_id: departmentId }).where('id', '=', who.id).execute();
  await move(attendant, ops);
  await move(pilot, crew);
  await runOn('2026-12-01');
  expect(await kindsFor(app, attendant)).toEqual(['documents.reading-due', 'documents.required-reading']);
  expect(await kindsFor(app, pilot)).toEqual([]);
  const rows = await app.db.selectFrom('documents.reader').select(['employee_id', 'assigned_on']).execute();
  expect(rows).toContainEqual({ employee_id: attendant.id, assigned_on: '2026-12-01' });
  expect(rows.map(({ employee_id }) => employee_id)).not.toContain(pilot.id);
});

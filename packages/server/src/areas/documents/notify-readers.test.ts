import { type DriveDocument, setReaders } from '@portal/contract/documents';
import { beforeEach, expect, test } from 'vitest';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import { givenLibrary, givenManual, givenRevision, type Library } from '#testing/documents/given-library';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;
let document: DriveDocument;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  document = await givenRevision(app, library.manager, await givenManual(app, library));
  return () => app.close();
});

const set = (people: readonly TestEmployee[]) =>
  app.call(setReaders, library.manager, {
    params: { id: document.driveId, docId: document.id },
    body: people.map(({ id }) => id),
  });
const revise = (version: string) =>
  givenRevision(app, library.manager, { id: document.manual?.id ?? 0, driveId: document.driveId }, version);

test('a new reader of a document is notified, those named before are not notified again', async () => {
  await set([library.pilot]);
  expect(await unreadOf(app, library.pilot)).toMatchObject([
    {
      kind: 'documents.required-reading',
      place: `/documentcenter/view/${document.driveId}/${document.id}`,
      record: { type: 'documents/document', id: document.id, no: null, title: document.title },
      times: 1,
    },
  ]);
  await set([library.pilot, library.attendant]);
  expect(await unreadOf(app, library.pilot)).toMatchObject([{ times: 1 }]);
  expect(await kindsFor(app, library.attendant)).toEqual(['documents.required-reading']);
});

test('its readers are notified of a new revision, and no longer once they need not read it', async () => {
  await set([library.pilot, library.attendant]);
  await revise('2');
  expect(await kindsFor(app, library.pilot)).toEqual(['documents.new-revision', 'documents.required-reading']);
  await set([library.attendant]);
  expect(await kindsFor(app, library.pilot)).toEqual([]);
  expect(await kindsFor(app, library.manager)).toEqual([]);
});

import { askReaders, type DriveDocument, markRead, setReaders } from '@portal/contract/documents';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kindsFor } from '#testing/areas/given-notifications';
import { givenLibrary, givenManual, givenRevision, type Library } from '#testing/documents/given-library';
import type { TestEmployee } from '#testing/given-company';
import { codeOf } from '#testing/safety/investigation-desk';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;
let document: DriveDocument;

beforeEach(async () => {
  app = await createTestApp();
  app.now.value = new Date('2026-11-20T01:00:00.000Z');
  library = await givenLibrary(app);
  document = await givenRevision(app, library.manager, await givenManual(app, library));
});

afterEach(() => app.close());

const params = () => ({ id: document.driveId, docId: document.id });
const ask = (who: TestEmployee = library.manager) => app.call(askReaders, who, { params: params() });
const set = (people: readonly TestEmployee[]) =>
  app.call(setReaders, library.manager, { params: params(), body: people.map(({ id }) => id) });
const ASKED = 'documents.reading-asked';

test('all who have not read the current revision are asked, and nobody else', async () => {
  const { pilot, attendant } = library;
  await set([pilot, attendant]);
  await app.call(markRead, attendant, { params: params() });
  const { status, body } = await ask();
  expect([status, body]).toEqual([200, { asked: 1 }]);
  expect(await kindsFor(app, pilot)).toContain(ASKED);
  expect(await kindsFor(app, attendant)).not.toContain(ASKED);
});

test('readers are asked once a day in Seoul, by whoever comes first', async () => {
  await set([library.pilot]);
  const both = await Promise.all([ask(), ask(library.admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  app.now.value = new Date('2026-11-20T14:59:00.000Z');
  expect(codeOf(await ask(library.admin))).toEqual([422, 'asked-today']);
  app.now.value = new Date('2026-11-20T15:00:00.000Z');
  expect((await ask()).status).toBe(200);
});

test('if everybody has read it nobody is asked, and reading removes the request', async () => {
  const { pilot } = library;
  expect(codeOf(await ask())).toEqual([422, 'nobody-unread']);
  await set([pilot]);
  await ask();
  await app.call(markRead, pilot, { params: params() });
  expect(await kindsFor(app, pilot)).not.toContain(ASKED);
  app.now.value = new Date('2026-11-21T01:00:00.000Z');
  expect(codeOf(await ask())).toEqual([422, 'nobody-unread']);
});

test('a caller who may not see the readers cannot ask them, and a missing document is not found', async () => {
  await set([library.pilot]);
  expect(codeOf(await ask(library.pilot))).toEqual([403, 'no-permission']);
  const params = { id: document.driveId, docId: document.id + 1_000 };
  expect(codeOf(await app.call(askReaders, library.manager, { params }))).toEqual([404, 'not-found']);
});

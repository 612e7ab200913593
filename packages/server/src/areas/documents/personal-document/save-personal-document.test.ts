import {
  addFavouriteDocument,
  addRecentDocument,
  deleteDriveDocument,
  listFavouriteDocuments,
  listRecentDocuments,
  removeFavouriteDocument,
} from '@portal/contract/documents';
import { beforeEach, expect, test } from 'vitest';
import { givenLibrary, givenPlain, type Library } from '#testing/documents/given-library';
import type { TestEmployee } from '#testing/given-company';
import { codeOf } from '#testing/safety/investigation-desk';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;

beforeEach(async () => {
  app = await createTestApp();
  app.now.value = new Date('2026-11-20T01:00:00.000Z');
  library = await givenLibrary(app);
  return () => app.close();
});

const given = (title: string) => givenPlain(app, library.manager, library.general, title);
const later = () => {
  app.now.value = new Date(app.now.value.getTime() + 60_000);
};
const star = (who: TestEmployee, docId: number) => app.call(addFavouriteDocument, who, { params: { docId } });
const unstar = (who: TestEmployee, docId: number) => app.call(removeFavouriteDocument, who, { params: { docId } });
const open = (who: TestEmployee, docId: number) => app.call(addRecentDocument, who, { params: { docId } });
const favourites = async (who: TestEmployee) => (await app.call(listFavouriteDocuments, who, {})).body;
const recent = async (who: TestEmployee) => (await app.call(listRecentDocuments, who, {})).body;
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('favourites are those of their owner alone, the one added last first, and marking twice changes nothing', async () => {
  const { pilot, attendant } = library;
  const [first, second] = [await given('안내'), await given('양식')];
  const { status, body } = await star(pilot, first.id);
  expect([status, body.title, body.driveId, body.fileName, body.at]).toEqual([
    200,
    '안내',
    first.driveId,
    '안내.txt',
    '2026-11-20T01:00:00.000Z',
  ]);
  later();
  await star(pilot, second.id);
  later();
  expect((await star(pilot, first.id)).body).toEqual(body);
  expect(idsOf(await favourites(pilot))).toEqual([second.id, first.id]);
  expect(await favourites(attendant)).toEqual([]);
  expect([(await unstar(attendant, first.id)).status, (await unstar(pilot, first.id)).status]).toEqual([204, 204]);
  expect((await unstar(pilot, first.id)).status).toBe(204);
  expect(idsOf(await favourites(pilot))).toEqual([second.id]);
});

test('a deleted document is in neither list, and one that does not exist is not found', async () => {
  const { pilot, manager } = library;
  const { id, driveId } = await given('안내');
  await star(pilot, id);
  await open(pilot, id);
  await app.call(deleteDriveDocument, manager, { params: { id: driveId, docId: id } });
  expect([await favourites(pilot), await recent(pilot)]).toEqual([[], []]);
  expect([codeOf(await star(pilot, id)), codeOf(await open(pilot, id))]).toEqual([
    [404, 'not-found'],
    [404, 'not-found'],
  ]);
});

test('the documents opened last are listed once each, at most 20', async () => {
  const { pilot } = library;
  const { id } = await given('안내');
  await open(pilot, id);
  for (let place = 0; place < 20; place += 1) {
    later();
    await open(pilot, (await given(`문서 ${place}`)).id);
  }
  expect(idsOf(await recent(pilot))).not.toContain(id);
  later();
  await open(pilot, id);
  later();
  const { status, body } = await open(pilot, id);
  const listed = await recent(pilot);
  expect([status, listed.length, listed[0]]).toEqual([200, 20, body]);
  expect(new Set(idsOf(listed)).size).toBe(20);
});

test('of two concurrent favourites the last free position goes to one, the other is refused', async () => {
  const { pilot } = library;
  const copies = await Promise.all([given('안내'), given('양식')]);
  await app.db
    .insertInto('documents.favourite')
    .values(
      (await Promise.all(Array.from({ length: 199 }, (_, place) => given(`문서 ${place}`)))).map((each) => ({
        employee_id: pilot.id,
        document_id: each.id,
        at: app.now.value,
      })),
    )
    .execute();
  const both = await Promise.all(copies.map((each) => star(pilot, each.id)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.map(codeOf)).toContainEqual([422, 'too-many-favourites']);
  expect((await favourites(pilot)).length).toBe(200);
});

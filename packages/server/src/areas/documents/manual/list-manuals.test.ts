import { listAssignedManuals, listManuals } from '@portal/contract/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenLibrary, givenManual, type Library } from '#testing/documents/given-library';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;

beforeAll(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  const { crewDrive, attendant } = library;
  await givenManual(app, library, { docNo: 'B-2', title: '운항 규정', subTitle: '제1권 50%', abbr: 'FOM' });
  await givenManual(app, library, { docNo: 'A-10', title: '객실승무원 교범', driveId: crewDrive });
  await givenManual(app, library, {
    docNo: 'A_1',
    title: '안전관리시스템 매뉴얼',
    abbr: 'SMS',
    driveId: crewDrive,
    managers: [{ id: attendant.id }],
  });
});

afterAll(() => app.close());

const list = async (query: Record<string, string | number>, who = library.pilot) =>
  (await app.call(listManuals, who, { query })).body;
const numbers = async (query: Record<string, string | number>) => (await list(query)).items.map(({ docNo }) => docNo);

test('everybody sees all manuals by number, page by page', async () => {
  expect(await list({ limit: 2 })).toMatchObject({ total: 3, offset: 0, limit: 2, can: {} });
  expect(await numbers({ limit: 2 })).toEqual(['A-10', 'A_1']);
  expect(await numbers({ limit: 2, offset: 1 })).toEqual(['B-2']);
  expect(await numbers({ limit: 2, offset: 2 })).toEqual([]);
  expect((await list({}, library.admin)).can).toEqual({ make: true });
  expect((await list({})).items[0]?.can).toEqual({});
});

test('a drive and words in titles, number and abbreviation filter the list; docType does not', async () => {
  expect(await numbers({ driveId: library.crewDrive })).toEqual(['A-10', 'A_1']);
  expect(await numbers({ driveId: 99_999 })).toEqual([]);
  for (const [title, found] of [
    ['규정', ['B-2']],
    ['제1권', ['B-2']],
    ['fom', ['B-2']],
    ['a-1', ['A-10']],
    ['0%', ['B-2']],
    ['a_', ['A_1']],
    ['%', ['B-2']],
    ['\\', []],
    ['규정 fom', ['B-2']],
    ['규정'.normalize('NFD'), ['B-2']],
    ['없는', []],
  ] as const)
    expect([title, await numbers({ title })]).toEqual([title, found]);
  for (const docType of ['Normal', 'AOC']) expect(await numbers({ docType, limit: 1000 })).toHaveLength(3);
  expect((await app.call(listManuals, library.pilot, { query: { docType: 'Other' } })).status).toBe(400);
});

test('everybody gets the manuals of a drive to which they may upload', async () => {
  const assigned = async (who: Library['admin'], id: number) => {
    const { body } = await app.call(listAssignedManuals, who, { params: { id } });
    return body.map(({ docNo }) => docNo);
  };
  const { admin, manager, attendant, pilot, crewDrive, opsDrive, general } = library;
  expect(await assigned(admin, crewDrive)).toEqual(['A-10', 'A_1']);
  expect(await assigned(manager, crewDrive)).toEqual(['A-10']);
  expect(await assigned(attendant, crewDrive)).toEqual(['A_1']);
  expect(await assigned(pilot, crewDrive)).toEqual([]);
  expect(await assigned(attendant, opsDrive)).toEqual([]);
  expect(await assigned(admin, general)).toEqual([]);
  expect((await app.call(listAssignedManuals, pilot, { params: { id: 99_999 } })).status).toBe(404);
});

test('managers who resigned are hidden until they return', async () => {
  const { attendant, crewDrive } = library;
  const resign = (day: string | null) =>
    app.db
      .updateTable('directory.employee')
      .set({ is_resigned: day !== null, resigned_on: day })
      .where('id', '=', attendant.id)
      .execute();
  const managers = async () =>
    (await list({ driveId: crewDrive })).items.map((manual) => manual.managers.map(({ name }) => name));
  await resign('2026-11-19');
  expect(await managers()).toEqual([['manager'], []]);
  await resign(null);
  expect(await managers()).toEqual([['manager'], ['attendant']]);
});

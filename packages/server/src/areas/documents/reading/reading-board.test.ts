import {
  type DriveDocument,
  deleteDriveDocument,
  exportReadingBoard,
  exportReadingEvidence,
  getReadingBoard,
  listReadingEvidence,
  markRead,
  setReaderRule,
} from '@portal/contract/documents';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenLibrary, givenManual, givenPlain, givenRevision, type Library } from '#testing/documents/given-library';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let library: Library;
let manual: DriveDocument;
let plain: DriveDocument;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  const { manager, admin, pilot, attendant, ops } = library;
  manual = await givenRevision(
    app,
    manager,
    await givenManual(app, library, { docNo: 'FOM', title: '운항규정' }),
    '12',
  );
  plain = await givenPlain(app, pilot, library.general, '안내');
  await rule(manual, { groups: [{ departmentId: ops }], plus: [attendant.id], dueDays: 2 });
  await rule(plain, { plus: [pilot.id] }, admin);
  await mark(manual, pilot);
  await mark(plain, pilot);
  return () => app.close();
});

const placeOf = ({ driveId, id }: DriveDocument) => ({ id: driveId, docId: id });
const rule = (of: DriveDocument, body: object, who = library.manager) =>
  app.call(setReaderRule, who, { params: placeOf(of), body });
const mark = (of: DriveDocument, who: TestEmployee, body: object | null = null) =>
  app.call(markRead, who, { params: placeOf(of), body });
type Query = Record<string, string | number | boolean>;
const board = async (query: Query, who = library.manager) => (await app.call(getReadingBoard, who, { query })).body;
const sheetOf = async (path: string, who: TestEmployee) => {
  const response = await app.app.inject({ url: path, headers: { ...tokensOf(who), 'accept-language': 'ko' } });
  expect(response.statusCode).toBe(200);
  return readSheet(response.rawPayload);
};

describe('the board', () => {
  test('shows by document how many have read it, the least read first', async () => {
    app.now.value = new Date('2026-11-24T01:00:00.000Z');
    expect(await board({})).toEqual({
      items: [
        {
          document: { id: manual.id, driveId: manual.driveId, docType: 'AOC', title: '운항규정', docNo: 'FOM' },
          revision: { id: manual.revision.id, version: '12', state: 'InForce', inForceFrom: '2026-11-20' },
          department: null,
          readers: 3,
          read: 1,
          overdue: 2,
          percent: 33,
        },
        {
          document: { id: plain.id, driveId: plain.driveId, docType: 'Normal', title: '안내', docNo: null },
          revision: { id: plain.revision.id, version: '1', state: null, inForceFrom: null },
          department: null,
          readers: 1,
          read: 1,
          overdue: 0,
          percent: 100,
        },
      ],
      total: 2,
      offset: 0,
      limit: 20,
    });
    const ids = async (query: Query) => (await board(query)).items.map(({ document }) => document?.id);
    expect(await ids({ overdue: true })).toEqual([manual.id]);
    expect(await ids({ driveId: library.general })).toEqual([plain.id]);
    expect(await ids({ documentId: plain.id })).toEqual([plain.id]);
    expect(await ids({ documentId: plain.id, revisionId: manual.revision.id })).toEqual([]);
    expect((await board({ limit: 1, offset: 1 })).items).toMatchObject([{ document: { id: plain.id } }]);
  });

  test('shows departments in the order of the tree, for one document or all', async () => {
    const { crew, ops, root } = library;
    const rows = async (query: Query) =>
      (await board({ by: 'department', ...query })).items.map(({ department, readers, read, percent }) => [
        department?.id,
        readers,
        read,
        percent,
      ]);
    const all = await rows({});
    expect(all.toSorted()).toEqual(
      [
        [ops, 3, 2, 66],
        [crew, 1, 0, 0],
      ].toSorted(),
    );
    expect(await rows({ departmentId: root })).toEqual(all);
    expect(await rows({ departmentId: crew })).toEqual([[crew, 1, 0, 0]]);
    expect(await rows({ documentId: plain.id })).toEqual([[ops, 1, 1, 100]]);
    const [row] = (await board({ by: 'department', documentId: plain.id })).items;
    expect(row).toMatchObject({ document: { id: plain.id }, revision: { id: plain.revision.id } });
    expect((await board({ by: 'department' })).items[0]).toMatchObject({ document: null, revision: null });
  });

  test('shows for an older revision which of the present readers read it', async () => {
    await givenRevision(app, library.manager, { id: manual.manual?.id ?? 0, driveId: manual.driveId }, '13');
    expect((await board({ documentId: manual.id })).items).toMatchObject([{ revision: { version: '13' }, read: 0 }]);
    expect((await board({ documentId: manual.id, revisionId: manual.revision.id })).items).toMatchObject([
      { revision: { version: '12', state: 'Superseded' }, read: 1 },
    ]);
  });

  test('is available to S and Level3; a revision needs its document', async () => {
    const { pilot, admin } = library;
    for (const call of [getReadingBoard, exportReadingBoard])
      expect((await app.call(call, pilot, { query: {} })).status).toBe(403);
    expect((await app.call(getReadingBoard, admin, { query: {} })).status).toBe(200);
    expect(await app.call(getReadingBoard, admin, { query: { revisionId: manual.revision.id } })).toMatchObject({
      status: 422,
      body: { code: 'not-valid', errors: [{ path: 'documentId' }] },
    });
  });

  test('is exported completely', async () => {
    expect(await sheetOf('/api/drives/reading-board/export?by=document', library.manager)).toEqual([
      ['문서번호', '제목', '개정번호', '부서', '필독자', '읽음', '기한 지남', '비율(%)'],
      ['FOM', '운항규정', '12', null, 3, 1, 0, 33],
      [null, '안내', '1', null, 1, 1, 0, 100],
    ]);
  });
});

describe('the evidence of reading', () => {
  const list = async (query: Query, who = library.manager) =>
    (await app.call(listReadingEvidence, who, { query })).body;

  test('shows who read what, newest first, including deleted documents', async () => {
    const { pilot, attendant, ops, manager } = library;
    app.now.value = new Date('2026-11-25T16:00:00.000Z');
    await mark(manual, attendant, { confirmed: true });
    await app.call(deleteDriveDocument, manager, { params: placeOf(manual) });
    const { items, total } = await list({});
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({ readAt: '2026-11-25T16:00:00.000Z', confirmed: true });
    expect(items[2]).toEqual({
      id: expect.any(Number),
      document: { id: manual.id, docKey: manual.docKey, docNo: 'FOM', title: '운항규정', isDeleted: true },
      revision: { id: manual.revision.id, version: '12', isDeleted: true },
      employee: {
        id: pilot.id,
        name: 'pilot',
        engName: 'pilot',
        position: '대리',
        department: { id: ops, name: 'OP 팀', engName: 'OP Team' },
      },
      readAt: '2026-11-20T01:00:00.000Z',
      confirmed: false,
    });
    const count = async (query: Query) => (await list(query)).total;
    expect(await count({ employeeId: pilot.id })).toBe(2);
    expect(await count({ manualId: manual.manual?.id ?? 0 })).toBe(2);
    expect(await count({ documentId: plain.id })).toBe(1);
    expect(await count({ revisionId: manual.revision.id })).toBe(2);
    expect(await count({ searchText: 'fom 규정' })).toBe(2);
    expect(await count({ fromDate: '2026-11-26' })).toBe(1);
    expect(await count({ toDate: '2026-11-25' })).toBe(2);
    expect((await list({ limit: 1, offset: 2 })).items[0]?.id).toBe(items[2]?.id);
  });

  test('of others is available to S and Level3; everybody sees their own', async () => {
    const { pilot, attendant } = library;
    for (const query of [{}, { employeeId: attendant.id }])
      for (const call of [listReadingEvidence, exportReadingEvidence])
        expect(await app.call(call, pilot, { query })).toMatchObject({ status: 403 });
    expect((await list({ employeeId: pilot.id }, pilot)).total).toBe(2);
  });

  test('is exported with its contents', async () => {
    const { pilot } = library;
    const rows = await sheetOf(`/api/drives/reading-evidence/export?employeeId=${pilot.id}`, pilot);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toEqual([
      '2026-11-20 10:00',
      'pilot',
      'pilot',
      '대리',
      'OP 팀',
      'FOM',
      '운항규정',
      '12',
      null,
      null,
      manual.docKey,
    ]);
  });
});

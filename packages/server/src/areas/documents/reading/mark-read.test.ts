import {
  type DriveDocument,
  deleteDriveDocument,
  getDriveDocument,
  getReaders,
  listAssignedDocuments,
  listDriveDocuments,
  markRead,
  setReaders,
} from '@portal/contract/documents';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenLibrary, givenManual, givenPlain, givenRevision, type Library } from '#testing/documents/given-library';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  return () => app.close();
});

const at = (day: string) => {
  app.now.value = new Date(`${day}T01:00:00.000Z`);
};
type Of = Pick<DriveDocument, 'driveId' | 'id'>;
const placeOf = ({ driveId, id }: Of) => ({ id: driveId, docId: id });
const mark = (of: Of, who: TestEmployee, body?: object | null) =>
  app.call(markRead, who, { params: placeOf(of), ...(body === undefined ? {} : { body }) });
const look = async (of: Of, who: TestEmployee) => (await app.call(getDriveDocument, who, { params: placeOf(of) })).body;
const name = (of: Of, ...people: TestEmployee[]) =>
  app.call(setReaders, library.admin, { params: placeOf(of), body: people.map(({ id }) => id) });
const assigned = async (who: TestEmployee, query: Record<string, number | boolean> = {}) =>
  (await app.call(listAssignedDocuments, who, { query })).body;

describe('marking as read', () => {
  test('is possible for everybody and answers the document; for others it stays unread', async () => {
    const { pilot, attendant } = library;
    const document = await givenPlain(app, library.manager, library.general, '안내');
    expect(document.isRead).toBe(false);
    const { status, body } = await mark(document, attendant);
    expect([status, body.isRead, body.id, body.version]).toEqual([200, true, document.id, document.version]);
    expect(await look(document, attendant)).toEqual(body);
    expect((await look(document, pilot)).isRead).toBe(false);
    const rows = async (who: TestEmployee) =>
      (await app.call(listDriveDocuments, who, { params: { id: library.general } })).body.items;
    expect([(await rows(attendant))[0]?.isRead, (await rows(pilot))[0]?.isRead]).toEqual([true, false]);
  });

  test('can be repeated, and the first time counts', async () => {
    const { pilot } = library;
    const document = await givenPlain(app, library.manager, library.general, '안내');
    await name(document, pilot);
    await mark(document, pilot);
    at('2026-11-25');
    expect((await mark(document, pilot)).status).toBe(200);
    const { body } = await app.call(getReaders, library.admin, { params: placeOf(document) });
    expect(body).toMatchObject([{ isRead: true, readDate: '2026-11-20' }]);
  });

  test('applies to a revision: a new one is unread, the old one stays read', async () => {
    const { pilot, manager } = library;
    const document = await givenPlain(app, manager, library.general, '안내');
    await mark(document, pilot);
    const revised = await givenPlain(app, manager, library.general, '안내');
    expect(revised.id).toBe(document.id);
    expect((await look(document, pilot)).isRead).toBe(false);
    await mark(document, pilot);
    const { rows } = await app.pool.query('select revision_id from documents.reading order by 1');
    expect(rows).toEqual([{ revision_id: document.revision.id }, { revision_id: revised.revision.id }]);
  });

  test('can name the revision, and is refused if it is not the current one', async () => {
    const { pilot, manager } = library;
    const document = await givenPlain(app, manager, library.general, '안내');
    for (const body of [{ revisionId: document.revision.id }, { revisionId: null }, {}, null])
      expect((await mark(document, pilot, body)).status).toBe(200);
    const revised = await givenPlain(app, manager, library.general, '안내');
    for (const revisionId of [document.revision.id, 99_999])
      expect(await mark(document, pilot, { revisionId })).toMatchObject({
        status: 409,
        body: { code: 'changed-meanwhile' },
      });
    expect((await look(document, pilot)).isRead).toBe(false);
    expect((await mark(document, pilot, { revisionId: revised.revision.id })).body.isRead).toBe(true);
    for (const body of [{ revisionId: 0 }, { revision: 1 }, [1]])
      expect((await mark(document, pilot, body)).status).toBe(400);
  });

  test('during an upload applies to the revision that is answered as read', async () => {
    const { pilot, manager } = library;
    const document = await givenPlain(app, manager, library.general, '안내');
    for (let round = 0; round < 8; round += 1) {
      const { revision } = await look(document, pilot);
      const [marked] = await Promise.all([
        mark(document, pilot, { revisionId: revision.id }),
        givenPlain(app, manager, library.general, '안내'),
      ]);
      expect([200, 409]).toContain(marked.status);
      if (marked.status === 200) expect([marked.body.isRead, marked.body.revision.id]).toEqual([true, revision.id]);
      expect((await look(document, pilot)).isRead).toBe(false);
    }
  });

  test('can confirm that the text was understood; the first mark stays unchanged', async () => {
    const { pilot, attendant, manager } = library;
    const document = await givenPlain(app, manager, library.general, '안내');
    expect((await mark(document, pilot, { confirmed: true })).status).toBe(200);
    expect((await mark(document, attendant)).status).toBe(200);
    expect((await mark(document, attendant, { revisionId: document.revision.id, confirmed: true })).status).toBe(200);
    const { rows } = await app.pool.query('select employee_id, confirmed from documents.reading order by id');
    expect(rows).toEqual([
      { employee_id: pilot.id, confirmed: true },
      { employee_id: attendant.id, confirmed: false },
    ]);
    expect((await mark(document, pilot, { confirmed: 'yes' })).status).toBe(400);
  });

  test('stores the reader with their department and the revision at that time, and nobody can change it', async () => {
    const { pilot, manager, crew } = library;
    const manual = await givenManual(app, library, { docNo: 'FOM', title: '운항규정', subTitle: '제1권' });
    const document = await givenRevision(app, manager, manual, '7');
    await mark(document, pilot);
    const of = async () => (await app.pool.query('select * from documents.reading')).rows;
    const before = await of();
    expect(before).toEqual([
      expect.objectContaining({
        revision_id: document.revision.id,
        employee_id: pilot.id,
        document_id: document.id,
        manual_id: manual.id,
        doc_key: document.docKey,
        doc_no: 'FOM',
        title: '운항규정',
        sub_title: '제1권',
        version: '7',
        position: '대리',
        department_id: library.ops,
        department_name: 'OP 팀',
        department_eng_name: 'OP Team',
      }),
    ]);
    await app.db
      .updateTable('directory.employee')
      .set({ department_id: crew, position: '과장' })
      .where('id', '=', pilot.id)
      .execute();
    await app.call(deleteDriveDocument, manager, { params: placeOf(document) });
    expect(await of()).toEqual(before);
    for (const change of ["update documents.reading set version = '8'", 'delete from documents.reading'])
      await expect(app.pool.query(change)).rejects.toThrow('rows of documents.reading are never changed or deleted');
  });

  test('is refused once the document is deleted, which nobody has to read any more', async () => {
    const { pilot } = library;
    const document = await givenPlain(app, library.manager, library.general, '안내');
    await name(document, pilot);
    await mark(document, pilot);
    await app.call(deleteDriveDocument, library.manager, { params: placeOf(document) });
    expect((await mark(document, pilot)).status).toBe(404);
    expect((await assigned(pilot)).total).toBe(0);
  });
});

describe('the reading list', () => {
  test('has unread documents first, then the latest assigned first, with drive and current revision', async () => {
    const { pilot, attendant, manager } = library;
    const [first, second, third] = [
      await givenPlain(app, manager, library.general, '하나'),
      await givenPlain(app, manager, library.general, '둘'),
      await givenRevision(app, manager, await givenManual(app, library, { title: '운항규정', subTitle: '제1권' })),
    ];
    await name(first, pilot, attendant);
    await name(second, pilot);
    at('2026-11-22');
    await name(third, pilot);
    const list = await assigned(pilot);
    expect(list).toMatchObject({ total: 3, offset: 0, limit: 20 });
    const { revision } = await look(third, pilot);
    expect(list.items[0]).toEqual({
      id: third.id,
      driveId: library.opsDrive,
      drive: third.drive,
      docType: 'AOC',
      title: '운항규정',
      subTitle: '제1권',
      fileName: '운항규정.pdf',
      revision,
      isRead: false,
      assignedDate: '2026-11-22',
      readDate: null,
      dueDate: null,
      isOverdue: false,
      needsConfirmation: false,
    });
    const titles = async () => (await assigned(pilot)).items.map(({ title }) => title);
    expect(await titles()).toEqual(['운항규정', '둘', '하나']);
    await mark(third, pilot);
    expect(await titles()).toEqual(['둘', '하나', '운항규정']);
    expect((await assigned(pilot)).items[2]).toMatchObject({ isRead: true, readDate: '2026-11-22' });
    at('2026-11-23');
    await givenPlain(app, manager, library.general, '하나');
    expect((await assigned(pilot)).items.map(({ title, assignedDate }) => [title, assignedDate])).toEqual([
      ['하나', '2026-11-23'],
      ['둘', '2026-11-20'],
      ['운항규정', '2026-11-22'],
    ]);
    expect((await assigned(attendant)).items.map(({ title }) => title)).toEqual(['하나']);
    expect((await assigned(manager)).items).toEqual([]);
  });

  test('leaves out read documents on request, also in the total', async () => {
    const { pilot, manager } = library;
    const documents = [];
    for (const title of ['라', '마', '바']) documents.push(await givenPlain(app, manager, library.general, title));
    for (const document of documents) await name(document, pilot);
    const before = await assigned(pilot, { unread: true, limit: 1000 });
    expect(before.items.every(({ isRead }) => !isRead)).toBe(true);
    expect(before.items.slice(0, 3).map(({ title }) => title)).toEqual(['바', '마', '라']);
    if (documents[1]) await mark(documents[1], pilot);
    const after = await assigned(pilot, { unread: true, limit: 1 });
    expect([after.total, after.items[0]?.title]).toEqual([before.total - 1, '바']);
    expect((await assigned(pilot, { unread: true, limit: 1, offset: 1 })).items[0]?.title).toBe('라');
    expect((await assigned(pilot)).total).toBeGreaterThan(after.total);
    await givenPlain(app, manager, library.general, '마');
    expect((await assigned(pilot, { unread: true })).total).toBe(before.total);
  });

  test('is paged', async () => {
    const { pilot, manager } = library;
    for (const title of ['가', '나', '다']) await name(await givenPlain(app, manager, library.general, title), pilot);
    const titles = async (offset: number) =>
      (await assigned(pilot, { offset, limit: 2 })).items.map(({ title }) => title);
    expect([await titles(0), await titles(1), await titles(2)]).toEqual([['다', '나'], ['가'], []]);
    expect((await assigned(pilot, { offset: 5, limit: 2 })).total).toBe(3);
    expect((await app.call(listAssignedDocuments, pilot, { query: { limit: 0 } })).status).toBe(400);
  });
});

import {
  changeManual,
  createManual,
  deleteDriveDocument,
  deleteManual,
  findDocumentDrive,
  getDriveDocument,
  type Manual,
} from '@portal/contract/documents';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  givenLibrary,
  givenManual,
  givenRevision,
  type Library,
  sampleManual,
  upload,
} from '#testing/documents/given-library';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  return () => app.close();
});

type Headers = Record<string, string>;

const create = (more: object = {}, driveId = library.opsDrive, who = library.admin) =>
  app.call(createManual, who, { params: { id: driveId }, body: sampleManual(library, more) });

const bodyOf = ({ manualType, manualClass, docNo, title, subTitle, abbr, departmentId, managers }: Manual) => ({
  manualType,
  manualClass,
  docNo,
  title,
  subTitle,
  abbr,
  departmentId,
  managers: managers.map(({ id }) => ({ id })),
});

const change = (manual: Manual, more: object, headers: Headers = {}, who = library.admin) =>
  app.call(changeManual, who, {
    params: { id: manual.driveId, mid: manual.id },
    body: { ...bodyOf(manual), ...more },
    headers,
  });

const remove = (manual: Manual, headers: Headers = {}, who = library.admin) =>
  app.call(deleteManual, who, { params: { id: manual.driveId, mid: manual.id }, headers });

const documentOf = async ({ driveId, documentId }: Manual) =>
  (await app.call(getDriveDocument, library.pilot, { params: { id: driveId, docId: documentId ?? 0 } })).body;

describe('a change', () => {
  test('keeps the title and increments the version', async () => {
    const manual = await givenManual(app, library);
    const { body } = await change(
      manual,
      { docNo: 'NEW-1', abbr: 'NEW', manualClass: 'Registered' },
      { 'if-match': '"1"' },
    );
    expect(body).toMatchObject({ docNo: 'NEW-1', abbr: 'NEW', manualClass: 'Registered', version: 2 });
    expect(await change(manual, { abbr: 'X' }, { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect(await change(body, { title: '다른 제목' })).toMatchObject({
      status: 422,
      body: { code: 'not-valid', errors: [{ path: 'title', code: 'title-stays' }] },
    });
    expect((await change(body, { title: ` ${body.title} ` })).body.version).toBe(2);
    expect(await change(body, { title: null })).toMatchObject({ status: 422, body: { errors: [{ path: 'title' }] } });
  });

  test('cannot take the number of another manual, but its own with different case', async () => {
    const [one, other] = [await givenManual(app, library, { docNo: 'One' }), await givenManual(app, library)];
    expect(await change(other, { docNo: 'ONE' })).toMatchObject({ status: 409, body: { code: 'doc-no-exists' } });
    expect((await change(one, { docNo: 'ONE' })).body.docNo).toBe('ONE');
  });

  test('of managers takes effect immediately: the old manager loses the rights, the new one has them', async () => {
    const manual = await givenManual(app, library);
    const { manager, attendant } = library;
    await givenRevision(app, manager, manual, '1');
    const current = (await change(manual, { managers: [{ id: attendant.id }] })).body;
    expect(current.managers.map(({ name }) => name)).toEqual(['attendant']);
    await expect(givenRevision(app, manager, manual, '2')).rejects.toThrow('403');
    expect((await givenRevision(app, attendant, manual, '2')).revision.version).toBe('2');
    const { managers: _left, ...rest } = bodyOf(current);
    const normalized = await app.call(changeManual, library.admin, {
      params: { id: manual.driveId, mid: manual.id },
      body: { ...rest, abbr: 'KEPT' },
    });
    expect(normalized.body).toMatchObject({ abbr: 'KEPT', managers: [{ id: attendant.id }] });
    expect((await change(normalized.body, { managers: null })).body.managers).toMatchObject([{ id: attendant.id }]);
    expect((await change(current, { managers: [] })).body.managers).toEqual([]);
    await expect(givenRevision(app, attendant, manual, '3')).rejects.toThrow('403');
  });

  test('of the subtitle and the department also changes its document, with a new version', async () => {
    const manual = await givenManual(app, library, { subTitle: '제1권' });
    const document = await givenRevision(app, library.manager, manual);
    const known = { ...manual, documentId: document.id };
    expect(await documentOf(known)).toMatchObject({ subTitle: '제1권', department: { id: library.ops }, version: 1 });
    const { body } = await change(known, { subTitle: '제2권', departmentId: library.crew });
    expect(body).toMatchObject({ documentId: document.id, departmentName: 'CB 팀', can: { delete: 'has-documents' } });
    expect(await documentOf(known)).toMatchObject({
      subTitle: '제2권',
      department: { id: library.crew },
      manual: { subTitle: '제2권' },
      version: 2,
    });
    await change(body, { abbr: 'ONLY' });
    expect((await documentOf(known)).version).toBe(2);
  });

  test('of the drive moves the manual and its document, even next to a plain one with the same name', async () => {
    const manual = await givenManual(app, library, { title: '객실교범' });
    const document = await givenRevision(app, library.manager, manual);
    await upload(app, library.admin, library.crewDrive, {
      document: {
        docType: 'Normal',
        title: '객실교범',
        revision: { version: '1', revisionDate: '2026-11-01', description: '사본' },
      },
      name: '객실교범.pdf',
      content: '%PDF-1.4\n%%EOF\n',
    });
    for (const driveId of [library.general, 99_999])
      expect(await change(manual, { driveId })).toMatchObject({ status: 422, body: { errors: [{ path: 'driveId' }] } });
    const { body: moved } = await change(manual, { driveId: library.crewDrive });
    expect(moved).toMatchObject({ driveId: library.crewDrive, documentId: document.id });
    expect(await documentOf(moved)).toMatchObject({
      driveId: library.crewDrive,
      drive: { name: 'CB 팀' },
      docKey: document.docKey,
      fileName: '객실교범.pdf',
      version: 2,
    });
    const old = { params: { id: library.opsDrive, docId: document.id } };
    expect((await app.call(getDriveDocument, library.pilot, old)).status).toBe(404);
    const placeOf = (docId: number) => app.call(findDocumentDrive, library.pilot, { params: { docId } });
    expect(await placeOf(document.id)).toMatchObject({ status: 200, body: { driveId: library.crewDrive } });
    expect((await placeOf(99_999)).status).toBe(404);
    expect((await change(manual, {})).status).toBe(404);
    expect((await givenRevision(app, library.manager, moved, '2')).more).toBe(true);
  });

  test('from the same version as a concurrent one is refused', async () => {
    const manual = await givenManual(app, library);
    const tries = await Promise.all(['A', 'B'].map((abbr) => change(manual, { abbr }, { 'if-match': '"1"' })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('a manager who is replaced during their upload is refused', async () => {
  const manual = await givenManual(app, library);
  let version = 0;
  for (let round = 0; round < 6; round += 1) {
    await change(manual, { managers: [{ id: library.manager.id }] });
    const [handedOn, brought] = await Promise.all([
      change(manual, { managers: [] }),
      givenRevision(app, library.manager, manual, `${round}`).then(
        () => 201,
        (error: Error) => Number(error.message.slice(0, 3)),
      ),
    ]);
    expect(handedOn.status).toBe(200);
    expect([201, 403]).toContain(brought);
    if (brought === 201) version += 1;
    await expect(givenRevision(app, library.manager, manual, `late ${round}`)).rejects.toThrow('403');
  }
  const { rowCount } = await app.pool.query('select 1 from documents.revision');
  expect(rowCount).toBe(version);
});

describe('deletion', () => {
  test('is possible for manuals without a document', async () => {
    const manual = await givenManual(app, library);
    const document = await givenRevision(app, library.manager, manual);
    expect(await remove(manual)).toMatchObject({ status: 409, body: { code: 'has-documents' } });
    await app.call(deleteDriveDocument, library.admin, { params: { id: manual.driveId, docId: document.id } });
    expect((await remove(manual, { 'if-match': '"2"' })).status).toBe(409);
    expect((await remove(manual, { 'if-match': '"1"' })).status).toBe(204);
    expect((await remove(manual)).status).toBe(404);
    expect((await create({ docNo: manual.docNo })).status).toBe(201);
  });

  test('and a concurrent upload of the first document: one of them succeeds', async () => {
    for (let round = 0; round < 6; round += 1) {
      const manual = await givenManual(app, library);
      const [gone, brought] = await Promise.all([
        remove(manual),
        givenRevision(app, library.admin, manual).then(
          () => 201,
          (error: Error) => Number(error.message.slice(0, 3)),
        ),
      ]);
      expect([
        [204, 422],
        [204, 404],
        [409, 201],
      ]).toContainEqual([gone.status, brought]);
    }
  });
});

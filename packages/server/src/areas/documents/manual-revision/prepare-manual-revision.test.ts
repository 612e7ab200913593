import { cancelDocument, getDocument } from '@portal/contract/approval';
import {
  changeManual,
  changeManualRevision,
  deleteManual,
  deleteManualRevision,
  getManual,
  getManualRevision,
  listManualRevisions,
  type Manual,
  type ManualRevision,
  prepareManualRevision,
  scheduleManualRevision,
  uploadDocument,
} from '@portal/contract/documents';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenLibrary, givenManual, givenRevision, type Library, upload } from '#testing/documents/given-library';
import {
  decide,
  givenControlled,
  givenPrepared,
  lineOf,
  look,
  pathOf,
  preparation,
  send,
} from '#testing/documents/given-manual-revision';
import { samplePdf } from '#testing/documents/sample-files';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let library: Library;
let manual: Manual;

beforeEach(async () => {
  app = await createTestApp();
  library = await givenLibrary(app);
  manual = await givenControlled(app, library);
  return () => app.close();
});

const TODAY = '2026-11-20';
const at = (day: string) => {
  app.now.value = new Date(`${day}T01:00:00.000Z`);
};
const of = () => ({ manual, by: library.manager });
const paramsOf = ({ id }: Pick<ManualRevision, 'id'>) => ({ ...pathOf(manual), revId: id });
const codesOf = ({ status, body }: { status: number; body: unknown }) => {
  const { code, errors = [] } = body as { code: string; errors?: { path: string }[] };
  return [status, code, ...errors.map(({ path }) => path)];
};

describe('a prepared revision', () => {
  test('is a draft of the manual that others cannot see', async () => {
    const draft = await givenPrepared(app, of(), { version: ' 13 ', effectiveDate: '2026-12-01' });
    expect(draft).toMatchObject({
      manualId: manual.id,
      documentId: null,
      version: '13',
      fileName: `DRAFT_${manual.title}_13.pdf`,
      state: 'Draft',
      waitsFor: null,
      effectiveDate: '2026-12-01',
      inForceFrom: null,
      approval: null,
      authorityKinds: [],
      lockVersion: 1,
      can: { change: true, delete: true, send: true, authority: 'wrong-status', preview: true },
    });
    const params = paramsOf(draft);
    expect((await app.call(getManualRevision, library.pilot, { params })).status).toBe(404);
    expect((await app.call(listManualRevisions, library.pilot, { params: pathOf(manual) })).body).toEqual([]);
    expect((await app.call(listManualRevisions, library.admin, { params: pathOf(manual) })).body).toHaveLength(1);
    expect((await app.call(getManual, library.pilot, { params: pathOf(manual) })).body).toMatchObject({
      documentId: null,
      controlled: true,
      inForce: null,
      upcoming: [],
      can: {},
    });
  });

  test('is refused to others, for a manual that is not controlled, without its data, and with a duplicate number', async () => {
    const post = (who = library.manager, revision: object = {}, to: Manual = manual) =>
      app.call(prepareManualRevision, who, { params: pathOf(to), ...preparation(revision) });
    expect(codesOf(await post(library.pilot))).toEqual([403, 'no-permission']);
    expect(codesOf(await post(library.manager, {}, await givenManual(app, library)))).toEqual([422, 'wrong-status']);
    expect(codesOf(await post(library.manager, { version: ' ', description: null }))).toEqual([
      422,
      'not-valid',
      'version',
      'description',
    ]);
    await givenPrepared(app, of(), { version: 'A1' });
    expect(codesOf(await post(library.manager, { version: ' a1' }))).toEqual([409, 'version-exists']);
    const text = { name: 'a.txt', content: 'text' };
    const noPdf = { params: pathOf(manual), ...preparation({ version: '2' }, text) };
    expect(codesOf(await app.call(prepareManualRevision, library.manager, noPdf))[0]).toBe(415);
    const without = { params: pathOf(manual), body: { version: '2', revisionDate: TODAY, description: '가' } };
    expect(codesOf(await app.call(prepareManualRevision, library.manager, without))).toEqual([
      422,
      'not-valid',
      'files',
    ]);
  });

  test('is changed with or without a new file, based on its present version, and deleted', async () => {
    const draft = await givenPrepared(app, of());
    const body = { version: '2', revisionDate: TODAY, description: '부분 개정', effectiveDate: null };
    const put = (headers: object) =>
      app.call(changeManualRevision, library.manager, { params: paramsOf(draft), body, headers: { ...headers } });
    expect(codesOf(await put({ 'if-match': '"9"' }))).toEqual([409, 'changed-meanwhile']);
    const changed = (await put({ 'if-match': '"1"' })).body;
    expect(changed).toMatchObject({ version: '2', size: draft.size, effectiveDate: null, lockVersion: 2 });
    const larger = { name: 'b.pdf', content: samplePdf('a longer file than before') };
    const file = await app.call(changeManualRevision, library.manager, {
      params: paramsOf(draft),
      ...preparation({ version: '2' }, larger),
    });
    expect(file.body.size).toBe(larger.content.length);
    const gone = await app.call(deleteManualRevision, library.manager, { params: paramsOf(draft) });
    expect(gone.status).toBe(204);
    expect((await app.call(getManualRevision, library.admin, { params: paramsOf(draft) })).status).toBe(404);
  });

  test('prevents its manual from being deleted and from becoming uncontrolled', async () => {
    await givenPrepared(app, of());
    const remove = await app.call(deleteManual, library.admin, { params: pathOf(manual) });
    expect(codesOf(remove)).toEqual([409, 'has-documents']);
    const { manualType, manualClass, docNo, title, departmentId } = manual;
    const body = { manualType, manualClass, docNo, title, departmentId };
    const off = { params: pathOf(manual), body: { ...body, controlled: false } };
    expect(codesOf(await app.call(changeManual, library.admin, off))).toEqual([422, 'wrong-status']);
    const kept = await app.call(changeManual, library.admin, { params: pathOf(manual), body });
    expect(kept.body.controlled).toBe(true);
  });
});

describe('a sent revision', () => {
  test('is a memo that its approvers read together with the file; the last approval releases it', async () => {
    const draft = await givenPrepared(app, of(), { version: '13', effectiveDate: TODAY });
    expect(codesOf(await send(app, of(), draft.id, { lines: [] }))).toEqual([422, 'not-valid', 'lines']);
    const sent = (await send(app, of(), draft.id, { lines: lineOf(library.pilot) })).body;
    expect(sent).toMatchObject({
      state: 'InApproval',
      approval: { status: 'InProgress' },
      can: { send: 'wrong-status' },
    });
    const approvalId = sent.approval?.id ?? 0;
    const memo = (await app.call(getDocument, library.pilot, { params: { id: approvalId } })).body;
    expect(memo).toMatchObject({
      title: `[매뉴얼 개정] ${manual.docNo} ${manual.title} Rev. 13`,
      subject: {
        type: 'ManualRevision',
        id: draft.id,
        place: `/documentcenter/manual/${manual.driveId}/${manual.id}/prepare/${draft.id}`,
      },
    });
    expect(memo.content).toContain('전면 개정');
    expect((await look(app, { manual, by: library.pilot }, draft.id)).can).toEqual({ preview: true });
    expect((await app.call(getManualRevision, library.attendant, { params: paramsOf(draft) })).status).toBe(404);
    await decide(app, library.pilot, approvalId, 'Approved');
    const released = await look(app, { manual, by: library.attendant }, draft.id);
    expect(released).toMatchObject({
      state: 'InForce',
      inForceFrom: TODAY,
      inForceUntil: null,
      fileName: `${manual.title}.pdf`,
      approval: { status: 'Completed' },
    });
    const { body } = await app.call(getManual, library.attendant, { params: pathOf(manual) });
    expect(body).toMatchObject({ documentId: released.documentId, inForce: { version: '13', inForceFrom: TODAY } });
  });

  test('is returned as a draft that refers to the memo when the memo is rejected or cancelled, and is sent again', async () => {
    const draft = await givenPrepared(app, of());
    const body = { lines: lineOf(library.pilot) };
    const first = (await send(app, of(), draft.id, body)).body.approval?.id ?? 0;
    await decide(app, library.pilot, first, 'Reject');
    expect(await look(app, of(), draft.id)).toMatchObject({
      state: 'Draft',
      approval: { id: first, status: 'Rejected' },
    });
    const second = (await send(app, of(), draft.id, body)).body.approval?.id ?? 0;
    const cancel = { params: { id: second }, body: { cancellationReason: '오탈자' } };
    await app.call(cancelDocument, library.manager, cancel);
    expect(await look(app, of(), draft.id)).toMatchObject({
      state: 'Draft',
      approval: { id: second, status: 'Canceled' },
    });
  });

  test('is planned for today or later when it is sent; with a day in the past it is not released', async () => {
    const late = await givenPrepared(app, of(), { version: '1', effectiveDate: '2026-11-19' });
    expect(codesOf(await send(app, of(), late.id, { lines: lineOf(library.pilot) }))).toEqual([
      422,
      'not-valid',
      'effectiveDate',
    ]);
    const draft = await givenPrepared(app, of(), { version: '2', effectiveDate: TODAY });
    const sent = (await send(app, of(), draft.id, { lines: lineOf(library.pilot) })).body;
    at('2026-11-21');
    await decide(app, library.pilot, sent.approval?.id ?? 0, 'Approved');
    expect(await look(app, of(), draft.id)).toMatchObject({ state: 'Approved', waitsFor: 'Day' });
    const set = await app.call(scheduleManualRevision, library.manager, {
      params: paramsOf(draft),
      body: { effectiveDate: '2026-11-21', reason: '교육 완료' },
    });
    expect(set.body).toMatchObject({ state: 'InForce', inForceFrom: '2026-11-21', lockVersion: expect.any(Number) });
  });
});

describe('a manual that becomes controlled later', () => {
  test('shows its uploads as revisions, whose days can be corrected within their order', async () => {
    const simple = await givenManual(app, library, { manualClass: 'Unclassified' });
    at('2026-11-10');
    await givenRevision(app, library.manager, simple, '1');
    at(TODAY);
    const document = await givenRevision(app, library.manager, simple, '2');
    const body = (more: object) => ({
      manualType: simple.manualType,
      manualClass: simple.manualClass,
      docNo: simple.docNo,
      title: simple.title,
      departmentId: simple.departmentId,
      ...more,
    });
    const turn = (controlled: boolean) =>
      app.call(changeManual, library.admin, { params: pathOf(simple), body: body({ controlled }) });
    const list = async () => (await app.call(listManualRevisions, library.admin, { params: pathOf(simple) })).body;
    const schedule = (revId: number, effectiveDate: string) =>
      app.call(scheduleManualRevision, library.admin, {
        params: { ...pathOf(simple), revId },
        body: { effectiveDate, reason: '원본의 시행일' },
      });
    const [second, first] = await list();
    expect(codesOf(await schedule(second?.id ?? 0, '2026-11-15'))).toEqual([422, 'wrong-status']);
    await turn(true);
    expect(codesOf(await schedule(second?.id ?? 0, '2026-11-09'))).toEqual([422, 'not-valid', 'effectiveDate']);
    expect(codesOf(await schedule(first?.id ?? 0, '2026-11-11'))).toEqual([422, 'not-valid', 'effectiveDate']);
    expect((await schedule(second?.id ?? 0, '2026-11-15')).body.inForceFrom).toBe('2026-11-15');
    expect(
      (await list()).map(({ version, state, inForceFrom, inForceUntil }) => [
        version,
        state,
        inForceFrom,
        inForceUntil,
      ]),
    ).toEqual([
      ['2', 'InForce', '2026-11-15', null],
      ['1', 'Superseded', '2026-11-10', '2026-11-15'],
    ]);
    const refused = await upload(app, library.manager, simple.driveId, {
      document: { docType: 'AOC', manualId: simple.id, revision: {} },
      name: 'a.pdf',
      content: '%PDF-1.4',
    });
    expect(codesOf(refused)).toEqual([422, 'controlled-manual']);
    expect(document.can.upload).toBe(true);
    expect(uploadDocument.problems).toContain('controlled-manual');
    await turn(false);
    expect((await givenRevision(app, library.manager, simple, '3')).revision.version).toBe('3');
  });
});

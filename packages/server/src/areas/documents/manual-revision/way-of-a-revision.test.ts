import { cancelDocument, getDocument } from '@portal/contract/approval';
import {
  changeManual,
  changeManualRevision,
  deleteManual,
  deleteManualRevision,
  downloadAuthorityLetter,
  getDriveDocument,
  getManual,
  getManualRevision,
  listAssignedDocuments,
  listManualRevisions,
  listManuals,
  type Manual,
  type ManualRevision,
  markRead,
  prepareManualRevision,
  scheduleManualRevision,
  setReaders,
  setRevisionAuthority,
  uploadDocument,
  withdrawManualRevision,
} from '@portal/contract/documents';
import { listNotifications } from '@portal/contract/notification';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenLibrary, givenManual, givenRevision, type Library, upload } from '#testing/documents/given-library';
import {
  decide,
  givenApproved,
  givenControlled,
  givenPrepared,
  lineOf,
  look,
  pathOf,
  preparation,
  send,
} from '#testing/documents/given-manual-revision';
import { samplePdf } from '#testing/documents/sample-files';
import { multipart } from '#testing/multipart';
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
const withApprover = () => ({ ...of(), approver: library.pilot });
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

const authority = (
  revision: Pick<ManualRevision, 'id'>,
  body: object,
  letter?: { name: string; content: string | Uint8Array },
) =>
  app.call(setRevisionAuthority, library.manager, {
    params: paramsOf(revision),
    ...(letter
      ? multipart([
          { name: 'authority', content: JSON.stringify(body) },
          { name: 'file', filename: letter.name, content: letter.content },
        ])
      : { body }),
  });

describe('the answer of the authority', () => {
  test('releases a filing that is accepted, and cannot be changed afterwards', async () => {
    manual = await givenControlled(app, library, { manualClass: 'Registered' });
    const approved = await givenApproved(app, withApprover(), { effectiveDate: '2026-12-01' });
    expect(approved).toMatchObject({ state: 'Approved', waitsFor: 'Authority', authorityKinds: ['Filing'] });
    const filing = { kind: 'Filing', number: '운항-77', date: '2026-11-10' };
    expect(codesOf(await authority(approved, { ...filing, kind: 'Approval' }))).toEqual([422, 'not-valid', 'kind']);
    const letter = { name: '수리 통보.pdf', content: samplePdf('letter') };
    const filed = (await authority(approved, filing, letter)).body;
    expect(filed).toMatchObject({ state: 'Approved', authority: { letter: { name: '수리 통보.pdf' } } });
    const deemed = { ...filing, acceptance: 'Deemed' };
    expect(codesOf(await authority(approved, { ...deemed, acceptedDate: '2026-11-19' }))).toEqual([
      422,
      'not-valid',
      'acceptedDate',
    ]);
    const scheduled = (await authority(approved, { ...deemed, acceptedDate: TODAY })).body;
    expect(scheduled).toMatchObject({
      state: 'Scheduled',
      inForceFrom: '2026-12-01',
      authority: { acceptance: 'Deemed', letter: { name: '수리 통보.pdf' } },
      fileName: `UPCOMING_${manual.title}_1.pdf`,
    });
    expect(codesOf(await authority(approved, filing))).toEqual([422, 'not-valid', 'acceptedDate']);
    const text = { name: 'a.txt', content: '가' };
    expect(codesOf(await authority(approved, { ...deemed, acceptedDate: TODAY }, text))[0]).toBe(415);
    const read = async (who: typeof library.pilot) =>
      (await app.call(downloadAuthorityLetter, who, { params: paramsOf(approved) })).status;
    expect(await Promise.all([library.manager, library.admin, library.attendant].map(read))).toEqual([200, 200, 403]);
  });

  test('is recorded in the right state only, by the right people', async () => {
    const draft = await givenPrepared(app, of());
    expect(codesOf(await authority(draft, {}))).toEqual([422, 'wrong-status']);
  });
});

describe('on the day of a revision', () => {
  const edition = (version: string, effectiveDate: string) =>
    givenApproved(app, withApprover(), { version, effectiveDate });
  const documentOf = async () => {
    const { documentId } = (await app.call(getManual, library.pilot, { params: pathOf(manual) })).body;
    const params = { id: manual.driveId, docId: documentId ?? 0 };
    return (await app.call(getDriveDocument, library.admin, { params })).body;
  };

  test('it comes into force at midnight in Seoul, with the first call of anyone', async () => {
    const old = await edition('12', TODAY);
    const next = await edition('13', '2026-12-01');
    app.now.value = new Date('2026-11-30T14:59:59.000Z');
    const before = await documentOf();
    expect(before).toMatchObject({
      needsConfirmation: true,
      revision: { id: old.id, state: 'InForce', inForceUntil: '2026-12-01' },
      upcoming: [{ id: next.id, state: 'Scheduled', fileName: `UPCOMING_${manual.title}_13.pdf` }],
      more: false,
    });
    app.now.value = new Date('2026-11-30T15:00:00.000Z');
    const after = await documentOf();
    expect(after).toMatchObject({ revision: { id: next.id, state: 'InForce' }, upcoming: [], more: true });
    expect(after.revisions).toMatchObject([
      { id: next.id, can: { edit: 'controlled-manual' } },
      { id: old.id, state: 'Superseded', fileName: `SUPERSEDED_${manual.title}_12.pdf`, can: { preview: true } },
    ]);
    expect(after.version).toBeGreaterThan(before.version);
    const on = async (day: string) =>
      (await app.call(listManualRevisions, library.pilot, { params: pathOf(manual), query: { on: day } })).body.map(
        ({ version }) => version,
      );
    expect(await Promise.all(['2026-11-19', TODAY, '2026-12-01'].map(on))).toEqual([[], ['12'], ['13']]);
    const manuals = await app.call(listManuals, library.pilot, { query: { on: '2026-11-25' } });
    expect(manuals.body.items.find(({ id }) => id === manual.id)?.inForce?.version).toBe('12');
  });

  test('the document of a first edition is created', async () => {
    const first = await edition('1', '2026-12-01');
    const view = async () => (await app.call(getManual, library.pilot, { params: pathOf(manual) })).body;
    expect(await view()).toMatchObject({ documentId: null, inForce: null, upcoming: [{ id: first.id }] });
    at('2026-12-01');
    expect(await view()).toMatchObject({ documentId: expect.any(Number), inForce: { id: first.id }, upcoming: [] });
    expect((await documentOf()).title).toBe(manual.title);
  });

  test('of two revisions for the same day the one released later counts', async () => {
    await edition('12', TODAY);
    const first = await edition('13', '2026-12-01');
    app.now.value = new Date('2026-11-20T02:00:00.000Z');
    const second = await edition('14', '2026-12-01');
    at('2026-12-01');
    expect((await documentOf()).revision.id).toBe(second.id);
    expect(await look(app, of(), first.id)).toMatchObject({
      state: 'Superseded',
      inForceFrom: '2026-12-01',
      inForceUntil: '2026-12-01',
    });
  });

  test('readers are notified of its release, confirm both revisions, and are notified when its day moves', async () => {
    // The last approver, who releases it, is not notified.
    const { attendant: reader } = library;
    await edition('12', TODAY);
    const document = await documentOf();
    const params = { id: manual.driveId, docId: document.id };
    await app.call(setReaders, library.admin, { params, body: [reader.id] });
    const next = await edition('13', '2026-12-01');
    const mine = async () => (await app.call(listAssignedDocuments, reader)).body.items;
    expect((await mine()).map(({ revision, needsConfirmation }) => [revision.version, needsConfirmation])).toEqual([
      ['13', true],
      ['12', true],
    ]);
    const read = (body: object) => app.call(markRead, reader, { params, body });
    expect(codesOf(await read({}))).toEqual([422, 'not-valid', 'revisionId', 'confirmed']);
    expect(codesOf(await read({ revisionId: next.id, confirmed: false }))).toEqual([422, 'not-valid', 'confirmed']);
    expect((await read({ revisionId: next.id, confirmed: true })).status).toBe(200);
    expect((await mine()).map(({ revision, isRead }) => [revision.version, isRead])).toEqual([
      ['12', false],
      ['13', true],
    ]);
    const kinds = async () =>
      (await app.call(listNotifications, reader)).body.items
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('documents.'));
    expect(await kinds()).toContain('documents.new-revision');
    const moved = await app.call(scheduleManualRevision, library.manager, {
      params: paramsOf(next),
      body: { effectiveDate: '2026-12-05', reason: '교육 일정' },
    });
    expect(moved.body).toMatchObject({ state: 'Scheduled', inForceFrom: '2026-12-05' });
    expect(await kinds()).toContain('documents.schedule-changed');
    expect((await read({ revisionId: document.revision.id, confirmed: true })).status).toBe(200);
    expect(await kinds()).toEqual([]);
    at('2026-12-05');
    expect((await mine()).map(({ revision, isRead }) => [revision.version, isRead])).toEqual([['13', true]]);
    expect(codesOf(await read({ revisionId: document.revision.id, confirmed: true }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
  });

  test('a withdrawn one does not come into force, and its number can be used again', async () => {
    await edition('12', TODAY);
    const next = await edition('13', '2026-12-01');
    const withdraw = (body: object) =>
      app.call(withdrawManualRevision, library.manager, { params: paramsOf(next), body });
    expect(codesOf(await withdraw({ reason: '' }))).toEqual([422, 'not-valid', 'reason']);
    expect((await withdraw({ reason: '오류 발견' })).body).toMatchObject({
      state: 'Withdrawn',
      fileName: `WITHDRAWN_${manual.title}_13.pdf`,
      inForceFrom: null,
    });
    at('2026-12-02');
    expect((await documentOf()).revision.version).toBe('12');
    expect((await app.call(getManualRevision, library.attendant, { params: paramsOf(next) })).status).toBe(404);
    expect((await givenPrepared(app, of(), { version: '13' })).state).toBe('Draft');
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

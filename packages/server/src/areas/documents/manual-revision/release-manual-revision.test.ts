import {
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
  scheduleManualRevision,
  setReaders,
  setRevisionAuthority,
  withdrawManualRevision,
} from '@portal/contract/documents';
import { listNotifications } from '@portal/contract/notification';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenLibrary, type Library } from '#testing/documents/given-library';
import { givenApproved, givenControlled, givenPrepared, look, pathOf } from '#testing/documents/given-manual-revision';
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

import { readdir } from 'node:fs/promises';
import {
  changeRevision,
  changeTitle,
  type DriveDocument,
  deleteRevision,
  getDriveDocument,
  type UploadBody,
} from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentCenter, givenDocumentCenter } from '#testing/documents/given-center';
import { givenMarks } from '#testing/documents/given-reading';
import { generalBody, givenDocument, manualBody, plainBody } from '#testing/documents/given-upload';
import { samplePdf } from '#testing/documents/sample-files';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let center: DocumentCenter;

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
});

afterAll(() => app.close());

type Place = Pick<DriveDocument, 'id' | 'driveId'>;
const at = ({ id, driveId }: Place) => ({ id: driveId, docId: id });

const read = (document: Place, caller = center.everybody) =>
  app.call(getDriveDocument, caller, { params: at(document) });

const retitle = (document: Place, caller: TestEmployee, title: string, more: object = {}) =>
  app.call(changeTitle, caller, { params: at(document), body: { title }, ...more });

const sample = { docType: 'Normal', version: '7', revisionDate: '2026-05-05', description: '고침' } as const;
const edit = (document: Place, revId: number, caller: TestEmployee, body: object = sample, more: object = {}) =>
  app.call(changeRevision, caller, { params: { ...at(document), revId }, body, ...more });
const removeRevision = (document: Place, revId: number, caller: TestEmployee, more: object = {}) =>
  app.call(deleteRevision, caller, { params: { ...at(document), revId }, ...more });

const stored = async () =>
  (await readdir(app.filesFolder, { recursive: true })).filter((path) => /[0-9a-f]{64}$/.test(path)).length;

/** A document of an employee in the general drive, with the given number of revisions. */
const given = async (
  title: string,
  {
    revisions = 1,
    by = center.everybody,
    ...more
  }: { revisions?: number; by?: TestEmployee } & Partial<UploadBody> = {},
) => {
  let document = await givenDocument(app, by, center.general, generalBody({ title, ...more }));
  for (let count = 1; count < revisions; count += 1)
    document = await givenDocument(app, by, center.general, generalBody({ title, overwrite: true }), {
      name: 'a.pdf',
      content: samplePdf(`${title} ${count}`),
    });
  return document;
};

describe('a title', () => {
  test('is normalized like that of an upload; every file is named by it and the version is incremented', async () => {
    const document = await given('처음', { revisions: 2 });
    const { status, body } = await retitle(document, center.everybody, ' 나/중:에 ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: '나중에', fileName: '나중에.pdf', version: document.version + 1 });
    expect(body.revisions.map(({ fileName }) => fileName)).toEqual(['나중에.pdf', '나중에.pdf']);
    expect(body.revision).toMatchObject({ modifiedDate: document.revision.modifiedDate });
    expect((await read(document)).body).toEqual(body);
    expect((await retitle(document, center.everybody, '나중에')).status).toBe(200);
  });

  test.each([[''], [' '], ['???'], ['가'.repeat(41)]])('%j is refused', async (title) => {
    const document = await given(`거절 ${title.length}`);
    expect(await retitle(document, center.everybody, title)).toMatchObject({
      status: 422,
      body: { code: 'not-valid', errors: [{ path: 'title' }] },
    });
  });

  test.each([{}, { title: null }])('is required: %j', async (body) => {
    const document = await given(`필요 ${Object.keys(body).length}`);
    expect(await app.call(changeTitle, center.everybody, { params: at(document), body })).toMatchObject({
      status: 422,
      body: { code: 'not-valid', errors: [{ path: 'title', code: 'required' }] },
    });
  });

  test('of another document, ignoring case, is refused', async () => {
    await given('Taken');
    const document = await given('Free');
    expect(await retitle(document, center.everybody, 'TAKEN')).toMatchObject({
      status: 409,
      body: { code: 'file-exists' },
    });
    expect((await retitle(document, center.everybody, 'FREE')).body.title).toBe('FREE');
  });

  test('of a manual’s document is that of the manual', async () => {
    const document = await givenDocument(app, center.manager, center.flightDrive, manualBody(center.manual));
    for (const caller of [center.administrator, center.manager])
      expect(await retitle(document, caller, '다른')).toMatchObject({
        status: 422,
        body: { code: 'not-valid', errors: [{ path: 'title' }] },
      });
    expect((await retitle(document, center.everybody, '다른')).status).toBe(403);
  });

  test('in the drive of a department is changed by the administrator alone', async () => {
    const document = await givenDocument(app, center.member, center.flightDrive, plainBody({ title: '부서' }));
    expect((await retitle(document, center.member, '다른')).status).toBe(403);
    expect((await retitle(document, center.administrator, '다른')).status).toBe(200);
  });

  test('given to two documents by concurrent calls is given to one', async () => {
    const documents = [await given('하나'), await given('둘')];
    const answers = await Promise.all(documents.map((document) => retitle(document, center.everybody, '같은 제목')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a revision', () => {
  test('is changed: the caller becomes its modifier, and its readings stay valid', async () => {
    const { everybody, administrator, root } = center;
    const document = await given('개정', { revisions: 2 });
    for (const { id } of document.revisions) await givenMarks(app, id, [everybody]);
    app.now.value = new Date('2026-11-21T03:00:00.000Z');
    const { status, body } = await edit(document, document.revision.id, administrator, { ...sample, version: ' 7 ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: document.version + 1, more: true });
    expect(body.revision).toMatchObject({
      id: document.revision.id,
      version: '7',
      revisionDate: '2026-05-05',
      description: '고침',
      modifiedDate: '2026-11-21T03:00:00.000Z',
      modifier: { id: administrator.id },
      department: { id: root },
    });
    expect((await read(document)).body.isRead).toBe(true);
    const old = document.revisions[1];
    // The administrator is its modifier now; its creator keeps their rights.
    const second = await edit(document, old?.id ?? 0, everybody, { ...sample, version: '6' });
    expect(second.body.revisions.map(({ version }) => version)).toEqual(['7', '6']);
    expect(second.body.revision).toMatchObject({ modifier: { id: administrator.id }, revisionDate: '2026-05-05' });
  });

  test('is ordered by its present data', async () => {
    const document = await given('차례');
    await edit(document, document.revision.id, center.everybody, { ...sample, revisionDate: '1999-01-01' });
    const { rows } = await app.pool.query('select revision_on, modified_at from documents.document where id = $1', [
      document.id,
    ]);
    expect(rows).toEqual([{ revision_on: '1999-01-01', modified_at: app.now.value }]);
  });

  test.each([
    ['no kind', { docType: null }, ['docType']],
    ['another kind', { docType: 'AOC' }, ['docType']],
    ['no number', { version: ' ' }, ['version']],
    ['no date', { revisionDate: null }, ['revisionDate']],
    ['no description', { description: '' }, ['description']],
    [
      'nothing',
      { docType: null, version: null, revisionDate: null, description: null },
      ['docType', 'version', 'revisionDate', 'description'],
    ],
  ])('with %s is refused', async (what, more, paths) => {
    const document = await given(`거절 ${what}`);
    const { status, body } = await edit(document, document.revision.id, center.everybody, { ...sample, ...more });
    const { errors } = body as unknown as { errors: { path: string }[] };
    expect([status, ...errors.map(({ path }) => path)]).toEqual([422, ...paths]);
  });

  test('cannot have the number of another', async () => {
    const document = await given('번호', { revisions: 2 });
    const [latest, first] = document.revisions;
    await edit(document, latest?.id ?? 0, center.everybody, { ...sample, version: 'Rev b' });
    expect(await edit(document, first?.id ?? 0, center.everybody, { ...sample, version: ' REV B ' })).toMatchObject({
      status: 409,
      body: { code: 'version-exists' },
    });
    expect((await edit(document, latest?.id ?? 0, center.everybody, { ...sample, version: 'REV B' })).status).toBe(200);
  });

  test('is deleted permanently unless it is the latest', async () => {
    const document = await given('지움', { revisions: 3 });
    const [latest, second, first] = document.revisions.map(({ id }) => id);
    expect(await removeRevision(document, latest ?? 0, center.everybody)).toMatchObject({
      status: 422,
      body: { code: 'latest-revision' },
    });
    const before = await stored();
    expect((await removeRevision(document, second ?? 0, center.everybody)).status).toBe(204);
    expect(await stored()).toBe(before - 1);
    expect((await removeRevision(document, second ?? 0, center.everybody)).status).toBe(404);
    const { body } = await read(document);
    expect([body.version, body.more, ...body.revisions.map(({ id }) => id)]).toEqual([4, true, latest, first]);
    await removeRevision(document, first ?? 0, center.everybody);
    expect((await read(document)).body.more).toBe(false);
  });

  test('of another document is not found', async () => {
    const document = await given('내 것');
    const other = await given('다른 것');
    expect((await edit(document, other.revision.id, center.everybody)).status).toBe(404);
    expect((await removeRevision(document, other.revision.id, center.everybody)).status).toBe(404);
    expect((await edit(document, other.revision.id, center.below)).status).toBe(404);
  });
});

test('the audit trail has the number of a deleted revision, and the number of revisions before and after', async () => {
  const document = await given('지운 흔적', { revisions: 3 });
  const [, second, first] = document.revisions;
  for (const revision of [second, first]) await removeRevision(document, revision?.id ?? 0, center.everybody);
  const { rows } = await app.pool.query(
    "select action, before, after from audit.entry where record_type = 'drive-document' and record_id = $1 order by id desc limit 2",
    [document.id],
  );
  const told = (revision: typeof first, revisions: number) => ({
    action: 'delete',
    before: { revisions, revision: revision?.version, revisionId: revision?.id },
    after: { revisions: revisions - 1 },
  });
  expect(rows).toEqual([told(first, 2), told(second, 3)]);
});

test('the audit trail has the names of a revision’s changed fields', async () => {
  const document = await given('흔적');
  await edit(document, document.revision.id, center.everybody, { ...sample, version: '1' });
  await retitle(document, center.everybody, '흔적 2');
  const { rows } = await app.pool.query(
    "select action, before, after from audit.entry where record_type = 'drive-document' and record_id = $1 order by id desc limit 2",
    [document.id],
  );
  const after = { revisionId: document.revision.id, fields: ['revisionDate', 'description'] };
  expect(rows).toEqual([
    { action: 'title', before: null, after: null },
    { action: 'edit', before: null, after },
  ]);
});

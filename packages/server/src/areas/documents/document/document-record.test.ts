import { readdir } from 'node:fs/promises';
import {
  changeRevision,
  changeTitle,
  type DriveDocument,
  deleteDriveDocument,
  deleteRevision,
  getDriveDocument,
  type UploadBody,
} from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentCenter, givenDocumentCenter } from '#testing/documents/given-center';
import { givenMarks, givenReaders } from '#testing/documents/given-reading';
import { generalBody, givenDocument } from '#testing/documents/given-upload';
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
const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

const read = (document: Place, caller = center.everybody) =>
  app.call(getDriveDocument, caller, { params: at(document) });

const retitle = (document: Place, caller: TestEmployee, title: string, more: object = {}) =>
  app.call(changeTitle, caller, { params: at(document), body: { title }, ...more });

const sample = { docType: 'Normal', version: '7', revisionDate: '2026-05-05', description: '고침' } as const;
const edit = (document: Place, revId: number, caller: TestEmployee, body: object = sample, more: object = {}) =>
  app.call(changeRevision, caller, { params: { ...at(document), revId }, body, ...more });

const remove = (document: Place, caller: TestEmployee, more: object = {}) =>
  app.call(deleteDriveDocument, caller, { params: at(document), ...more });
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

describe('a document', () => {
  test('is deleted permanently with its revisions, readers and contents; the evidence of reading stays', async () => {
    const before = await stored();
    const document = await given('모두', { revisions: 3 });
    const { everybody, below } = center;
    await givenReaders(app, document.id, [{ id: below.id, since: '2026-11-20' }]);
    await givenMarks(app, document.revision.id, [below]);
    const preview = 'f'.repeat(64);
    await app.pool.query('insert into platform.stored_file values ($1, 1)', [preview]);
    await app.pool.query('update documents.revision set preview_sha256 = $2 where id = $1', [
      document.revision.id,
      preview,
    ]);
    expect((await remove(document, everybody)).status).toBe(204);
    expect(await stored()).toBe(before);
    expect((await app.pool.query('select 1 from platform.stored_file where sha256 = $1', [preview])).rows).toEqual([]);
    for (const answer of [
      await read(document),
      await remove(document, everybody),
      await retitle(document, everybody, 'x'),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const { rows } = await app.pool.query(
      "select action, before, after from audit.entry where record_type = 'drive-document' and record_id = $1 order by id desc limit 1",
      [document.id],
    );
    expect(rows).toEqual([{ action: 'delete', before: { revisions: 3 }, after: null }]);
  });

  test('is found in its own drive alone', async () => {
    const document = await given('제자리');
    const elsewhere = { ...document, driveId: center.flightDrive };
    for (const answer of [
      await read(elsewhere),
      await retitle(elsewhere, center.everybody, 'x'),
      await edit(elsewhere, document.revision.id, center.everybody),
      await removeRevision(elsewhere, document.revision.id, center.everybody),
      await remove(elsewhere, center.everybody),
    ])
      expect(answer.status).toBe(404);
  });

  test('is changed only based on its present version', async () => {
    const document = await given('판', { revisions: 2 });
    const { everybody } = center;
    const stale = ifMatch(1);
    const old = document.revisions[1]?.id ?? 0;
    for (const answer of [
      await retitle(document, everybody, '다른', stale),
      await edit(document, old, everybody, sample, stale),
      await removeRevision(document, old, everybody, stale),
      await remove(document, everybody, stale),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect((await read(document)).body.version).toBe(2);
    expect((await retitle(document, everybody, '판 2', ifMatch(2))).body.version).toBe(3);
    expect((await edit(document, old, everybody, sample, ifMatch(3))).body.version).toBe(4);
    expect((await removeRevision(document, old, everybody, ifMatch(4))).status).toBe(204);
    expect((await remove(document, everybody, ifMatch(5))).status).toBe(204);
  });

  test('shows its readers by name to those who may see them, and to nobody else', async () => {
    const { administrator, level3, everybody, member, below, above, manager } = center;
    const document = await given('필독');
    app.now.value = new Date('2026-11-25T16:00:00.000Z');
    await givenReaders(app, document.id, [
      { id: member.id, since: '2026-11-23' },
      { id: below.id, since: '2026-11-23' },
      { id: above.id, since: '2026-11-01' },
    ]);
    await givenMarks(app, document.revision.id, [below], new Date('2026-11-24T16:00:00Z'));
    await app.pool.query("update documents.revision set uploaded_at = '2026-11-20T16:00:00Z' where id = $1", [
      document.revision.id,
    ]);
    await app.pool.query("update directory.employee set is_resigned = true, resigned_on = '2026-11-26' where id = $1", [
      member.id,
    ]);
    const readers = [
      {
        id: above.id,
        name: 'above',
        engName: 'above',
        email: above.email,
        position: '대리',
        department: { id: center.root, name: 'HQ 팀', engName: 'HQ Team' },
        // Named before the current revision was uploaded.
        assignedDate: '2026-11-21',
        isRead: false,
        readDate: null,
        dueDate: null,
        isOverdue: false,
      },
      expect.objectContaining({ id: below.id, assignedDate: '2026-11-23', isRead: true, readDate: '2026-11-25' }),
    ];
    for (const caller of [administrator, level3, manager])
      expect((await read(document, caller)).body.readers).toEqual(readers);
    const seen = (await read(document, everybody)).body;
    expect([seen.readers, seen.can.seeReaders]).toEqual([null, undefined]);
    await app.pool.query('update directory.employee set is_resigned = false, resigned_on = null where id = $1', [
      member.id,
    ]);
    expect((await read(document, administrator)).body.readers).toHaveLength(3);
  });
});

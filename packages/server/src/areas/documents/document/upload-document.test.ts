import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteDriveDocument, getDriveDocument, uploadDocument } from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentCenter, givenDocumentCenter, givenGeneralDrive } from '#testing/documents/given-center';
import { generalBody, givenDocument, plainBody, uploadOf } from '#testing/documents/given-upload';
import { samplePdf } from '#testing/documents/sample-files';
import type { TestEmployee } from '#testing/given-company';
import { multipart } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let center: DocumentCenter;

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
});

afterAll(() => app.close());

const pdf = { name: 'file.pdf', content: samplePdf() };
type File = { name: string; content: string | Uint8Array };

const send = (caller: TestEmployee, driveId: number, body: unknown, ...files: File[]) =>
  app.call(uploadDocument, caller, { params: { id: driveId }, ...uploadOf(body, ...files) });

/** Why an upload was refused: status, code, and path. */
const refusal = async (caller: TestEmployee, driveId: number, body: unknown, ...files: File[]) => {
  const answer = await send(caller, driveId, body, ...files);
  const { code, errors } = answer.body as unknown as { code: string; errors?: { path: string }[] };
  return [answer.status, code, ...(errors ?? []).map(({ path }) => path)];
};

/** The contents in the file store and in its staging folder. */
/** Includes temporary files: of uploads, and of background jobs that read texts. */
const storedPaths = async () =>
  (await readdir(app.filesFolder, { recursive: true })).filter((path) => /[0-9a-f-]{36,}$/.test(path));
const stored = async () => (await storedPaths()).filter((path) => !path.startsWith('staging')).length;

const documents = async (driveId: number) =>
  (
    await app.pool.query<{ count: number }>('select count(*)::integer from documents.document where drive_id = $1', [
      driveId,
    ])
  ).rows[0]?.count;

describe('in the drive of a department', () => {
  test('a plain document is uploaded and answered completely', async () => {
    const { member, flightDrive, flight } = center;
    const { status, body } = await send(member, flightDrive, plainBody({ title: ' 활주로: "점검"/표 \u0007' }), pdf);
    expect(status).toBe(201);
    const department = { id: flight, name: 'FO 팀', engName: 'FO Team' };
    const { name, ...drive } = { name: 'FO 팀', engName: 'FO Team', departmentId: flight, version: 1 };
    expect(body).toEqual({
      id: expect.any(Number),
      driveId: flightDrive,
      drive: { id: flightDrive, name, ...drive, driveKey: expect.stringMatching(/./) },
      docKey: expect.stringMatching(/./),
      docType: 'Normal',
      title: '활주로 점검표',
      subTitle: null,
      fileName: '활주로 점검표.pdf',
      createdDate: '2026-11-20T01:00:00.000Z',
      creator: {
        id: member.id,
        name: 'member',
        engName: 'member',
        email: member.email,
        position: '대리',
        department,
      },
      department,
      manual: null,
      revision: {
        id: expect.any(Number),
        version: '1',
        revisionDate: '2026-11-01',
        description: '제정',
        fileName: '활주로 점검표.pdf',
        size: samplePdf().length,
        modifiedDate: '2026-11-20T01:00:00.000Z',
        modifier: expect.objectContaining({ id: member.id }),
        department,
        contentState: 'pending',
        state: null,
        inForceFrom: null,
        inForceUntil: null,
      },
      revisions: [{ ...body.revision, can: { preview: true, delete: 'latest-revision' } }],
      upcoming: [],
      needsConfirmation: false,
      isRead: false,
      more: false,
      readers: null,
      version: 1,
      can: { upload: true },
    });
    const read = await app.call(getDriveDocument, member, { params: { id: flightDrive, docId: body.id } });
    expect(read.body).toEqual(body);
  });

  test.each([
    ['no title', { title: null }, 'title'],
    ['a title of blanks', { title: ' \u200b ' }, 'title'],
    ['a title of what no file may be called', { title: '\\/:*?"<>|' }, 'title'],
    ['a title of 41 letters', { title: '가'.repeat(41) }, 'title'],
    ['a manual', { manualId: 1 }, 'manualId'],
    ['no number', { revision: { revisionDate: '2026-01-01', description: 'a' } }, 'revision.version'],
    [
      'a blank number',
      { revision: { version: ' ', revisionDate: '2026-01-01', description: 'a' } },
      'revision.version',
    ],
    ['no date', { revision: { version: '1', description: 'a' } }, 'revision.revisionDate'],
    ['no description', { revision: { version: '1', revisionDate: '2026-01-01' } }, 'revision.description'],
    [
      'a blank description',
      { revision: { version: '1', revisionDate: '2026-01-01', description: '\n' } },
      'revision.description',
    ],
    ['another extension', { fileName: 'file.docx' }, 'fileName'],
  ])('%s is refused', async (_what, more, path) => {
    expect(await refusal(center.member, center.flightDrive, plainBody(more), pdf)).toEqual([422, 'not-valid', path]);
  });

  test.each([
    ['without a revision', null],
    ['with nothing said of it', {}],
    ['with null for what is to be said', { version: null, revisionDate: null, description: null }],
    ['with blank fields', { version: ' ', revisionDate: '', description: '\n' }],
  ])('%s all three missing fields are named', async (_what, revision) => {
    expect(await refusal(center.member, center.flightDrive, plainBody({ revision }), pdf)).toEqual([
      ...[422, 'not-valid'],
      ...['revision.version', 'revision.revisionDate', 'revision.description'],
    ]);
  });

  test.each([
    ['a number of 26 letters', { revision: { version: '1'.repeat(26), revisionDate: '2026-01-01', description: 'a' } }],
    ['a day that is none', { revision: { version: '1', revisionDate: '2026-02-30', description: 'a' } }],
    ['a long subtitle', { subTitle: '가'.repeat(81) }],
    ['a long description', { revision: { version: '1', revisionDate: '2026-01-01', description: '가'.repeat(1001) } }],
    ['an unknown field', { colour: 'red' }],
    ['an unknown kind', { docType: 'Plain' }],
  ])('%s does not fit the schema, which is checked before everything else', async (_what, more) => {
    const answer = await refusal(center.everybody, 99_999, { ...plainBody(), ...more }, pdf);
    expect(answer.slice(0, 2)).toEqual([400, 'invalid-input']);
  });

  test.each([
    ['no file', []],
    ['two files', [pdf, pdf]],
    ['an empty file', [{ name: 'file.pdf', content: '' }]],
  ])('%s is refused at files', async (_what, files: File[]) => {
    const before = await stored();
    expect(await refusal(center.member, center.flightDrive, plainBody({ title: '파일' }), ...files)).toEqual([
      ...[422, 'not-valid', 'files'],
    ]);
    expect(await stored()).toBe(before);
  });

  test('the longest texts and any date are accepted', async () => {
    const revision = { version: '가'.repeat(25), revisionDate: '2099-12-31', description: `${'가\n'.repeat(499)}가나` };
    const body = plainBody({ title: '가'.repeat(40), subTitle: '나'.repeat(80), fileName: 'x.PDF', revision });
    const made = await givenDocument(app, center.member, center.flightDrive, body, {
      name: '나.PDF',
      content: samplePdf(),
    });
    expect(made).toMatchObject({
      title: '가'.repeat(40),
      fileName: `${'가'.repeat(40)}.pdf`,
      subTitle: '나'.repeat(80),
    });
    expect(made.revision).toMatchObject(revision);
  });

  test('a file with a name of 255 Korean letters, with slashes and direction marks, is named by its title', async () => {
    const name = `a/b\\\u202e${'한'.repeat(250)}.pdf`;
    const body = plainBody({ title: '좌우\u202e뒤집기' });
    const made = await givenDocument(app, center.member, center.flightDrive, body, { name, content: samplePdf() });
    expect(made.fileName).toBe('좌우뒤집기.pdf');
  });
});

describe('in a general drive', () => {
  test('anybody uploads a document, and the server fills in the data of the revision', async () => {
    const { everybody, below, general, cabin } = center;
    const made = await givenDocument(app, everybody, general, generalBody());
    expect(made).toMatchObject({
      docType: 'Normal',
      department: { id: cabin },
      drive: { name: '공용 자료실', engName: null, departmentId: null },
      revision: { version: '1', revisionDate: '2026-11-20', description: '', modifier: { id: everybody.id } },
      can: { title: true, upload: true, delete: true },
    });
    expect(await refusal(below, general, generalBody({ overwrite: true }), pdf)).toEqual([403, 'no-permission']);
    expect(await refusal(below, general, generalBody(), pdf)).toEqual([409, 'file-exists']);
    const next = await givenDocument(app, everybody, general, generalBody({ overwrite: true }));
    expect(next.revisions.map(({ version }) => version)).toEqual(['2', '1']);
  });

  test('the number is one more than the highest whole number in use', async () => {
    const { everybody, general } = center;
    const { id } = await givenDocument(app, everybody, general, generalBody({ title: '번호' }));
    await app.pool.query("update documents.revision set version = '41' where document_id = $1", [id]);
    await givenDocument(app, everybody, general, generalBody({ title: '번호', overwrite: true }));
    await app.pool.query("update documents.revision set version = 'B-99' where document_id = $1 and version = '41'", [
      id,
    ]);
    const last = await givenDocument(app, everybody, general, generalBody({ title: '번호', overwrite: true }));
    expect(last.revisions.map(({ version }) => version)).toEqual(['43', '42', 'B-99']);
  });

  test.each([
    ['a manual’s document', { docType: 'AOC' as const }, ['docType']],
    ['a manual', { manualId: 1 }, ['manualId']],
    ['a number', { revision: { version: '1' } }, ['revision.version']],
    ['a date', { revision: { revisionDate: '2026-01-01' } }, ['revision.revisionDate']],
    ['a description', { revision: { description: '' } }, ['revision.description']],
    ['no title', { title: '' }, ['title']],
  ])('%s is refused', async (_what, more, paths) => {
    const body = generalBody({ title: '거절', ...more });
    for (const caller of [center.everybody, center.administrator])
      expect(await refusal(caller, center.general, body, pdf)).toEqual([422, 'not-valid', ...paths]);
  });

  test('a document of another person is not overwritten, whatever else is invalid', async () => {
    const { everybody, below, general } = center;
    await givenDocument(app, everybody, general, generalBody({ title: '남의 것' }));
    const body = generalBody({ title: '남의 것', docType: 'AOC', overwrite: true });
    expect(await refusal(below, general, body, pdf)).toEqual([403, 'no-permission']);
    expect(await refusal(everybody, general, body, pdf)).toEqual([422, 'not-valid', 'docType']);
  });
});

test('a drive that does not exist is not found, before the right is checked', async () => {
  expect(await refusal(center.everybody, 99_999, plainBody({ title: null }), pdf)).toEqual([404, 'not-found']);
});

test('the JSON part may come before or after the file, as a field, a file or with its content type', async () => {
  const drive = await givenGeneralDrive(app, '순서');
  const BOUNDARY = 'portal-test-boundary';
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${Buffer.from(samplePdf()).toString('latin1')}\r\n`;
  const heads = [
    'content-disposition: form-data; name="document"',
    'content-disposition: form-data; name="document"\r\ncontent-type: application/json',
    'content-disposition: form-data; name="document"; filename="blob"\r\ncontent-type: application/json; charset=utf-8',
  ];
  for (const [at, head] of heads.entries())
    for (const isFirst of [true, false]) {
      const json = `--${BOUNDARY}\r\n${head}\r\n\r\n${JSON.stringify(generalBody({ title: `t${at}${isFirst}` }))}\r\n`;
      const payload = Buffer.from(`${isFirst ? json + file : file + json}--${BOUNDARY}--\r\n`, 'latin1');
      const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
      const answer = await app.call(uploadDocument, center.everybody, {
        params: { id: drive },
        body: payload,
        headers,
      });
      expect([head, isFirst, answer.status]).toEqual([head, isFirst, 201]);
    }
  const broken = multipart([
    { name: 'files', filename: 'a.pdf', content: 'x' },
    { name: 'document', content: '{' },
  ]);
  expect(await app.call(uploadDocument, center.everybody, { params: { id: drive }, ...broken })).toMatchObject({
    status: 400,
  });
});

test('an aborted upload leaves nothing', async () => {
  const { everybody, general } = center;
  const before = await documents(general);
  const parts = [
    { name: 'document', content: JSON.stringify(generalBody({ title: '끊김' })) },
    { name: 'files', filename: 'a.pdf', content: samplePdf('broken off') },
  ];
  const answer = await app.call(uploadDocument, everybody, {
    params: { id: general },
    ...multipart(parts, { unfinished: true }),
  });
  expect(answer.status).toBe(400);
  expect(await documents(general)).toBe(before);
  // Files staged by earlier calls may be deleted meanwhile.
  const isLeft = async (path: string): Promise<boolean> =>
    (await readFile(join(app.filesFolder, path)).catch(() => Buffer.alloc(0))).includes('broken off');
  const left = await Promise.all((await storedPaths()).map(isLeft));
  expect(left).not.toContain(true);
});

test('an Idempotency-Key gets the first answer again and uploads nothing new', async () => {
  const { everybody, general } = center;
  const upload = uploadOf(generalBody({ title: '한 번' }), pdf);
  const headers = { ...upload.headers, 'idempotency-key': 'once' };
  const first = await app.call(uploadDocument, everybody, { params: { id: general }, ...upload, headers });
  const again = await app.call(uploadDocument, everybody, { params: { id: general }, ...upload, headers });
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  const other = uploadOf(generalBody({ title: '다른 것' }), pdf);
  expect(await app.call(uploadDocument, everybody, { params: { id: general }, ...other, headers })).toMatchObject({
    status: 422,
    body: { code: 'idempotency-key-reused' },
  });
});

test('one content under two names is stored once and deleted with the last', async () => {
  const { everybody } = center;
  const drive = await givenGeneralDrive(app, '한 내용');
  const file = { name: 'a.pdf', content: samplePdf('one content') };
  const before = await stored();
  const one = await givenDocument(app, everybody, drive, generalBody({ title: '하나' }), file);
  const other = await givenDocument(app, everybody, drive, generalBody({ title: '둘' }), file);
  expect(await stored()).toBe(before + 1);
  const remove = (docId: number) => app.call(deleteDriveDocument, everybody, { params: { id: drive, docId } });
  await remove(one.id);
  expect(await stored()).toBe(before + 1);
  await remove(other.id);
  expect(await stored()).toBe(before);
});

test('the audit trail has of an upload the kind and the drive, and no title', async () => {
  const { everybody, general } = center;
  const made = await givenDocument(app, everybody, general, generalBody({ title: '흔적' }));
  const { rows } = await app.pool.query(
    "select actor_id, action, record_type, before, after from audit.entry where area = 'documents' and record_id = $1",
    [made.id],
  );
  const { docKey, revision } = made;
  expect(rows).toEqual([
    {
      actor_id: everybody.id,
      action: 'upload',
      record_type: 'drive-document',
      before: null,
      after: { docKey, drive: general, revisionId: revision.id, size: revision.size },
    },
  ]);
});

import {
  changeRevision,
  type DocumentOrder,
  existsFile,
  listDriveDocuments,
  mayCreateDocument,
} from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentCenter, givenDocumentCenter, givenGeneralDrive } from '#testing/documents/given-center';
import { givenMarks, givenReaders } from '#testing/documents/given-reading';
import { generalBody, givenDocument, manualBody, plainBody } from '#testing/documents/given-upload';
import { samplePng } from '#testing/documents/sample-files';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let center: DocumentCenter;

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
});

afterAll(() => app.close());

type Query = Record<string, string | number>;

const list = async (driveId: number, query: Query = {}, caller: TestEmployee = center.everybody) => {
  const { status, body } = await app.call(listDriveDocuments, caller, { params: { id: driveId }, query });
  expect(status).toBe(200);
  return body;
};

const titles = async (driveId: number, query: Query = {}) =>
  (await list(driveId, query)).items.map(({ title }) => title);

let hour = 0;
/** A document in a separate drive, one hour after the last. */
const given = (drive: number, title: string) => {
  hour += 1;
  app.now.value = new Date(Date.parse('2026-11-20T01:00:00.000Z') + hour * 3_600_000);
  return givenDocument(app, center.everybody, drive, generalBody({ title }));
};

describe('the documents of a drive', () => {
  test('are listed with all fields of a row, and the reading progress', async () => {
    const { everybody, below, member, level3, administrator, cabin } = center;
    const drive = await givenGeneralDrive(app, '줄');
    const made = await given(drive, '한 줄');
    await givenReaders(app, made.id, [
      { id: member.id, since: '2026-11-23' },
      { id: below.id, since: '2026-11-23' },
    ]);
    await givenMarks(app, made.revision.id, [below, everybody]);
    const {
      drive: _drive,
      revisions: _revisions,
      readers: _readers,
      can: _can,
      needsConfirmation: _said,
      ...row
    } = made;
    expect(await list(drive)).toEqual({
      items: [{ ...row, isRead: true, progress: null }],
      total: 1,
      offset: 0,
      limit: 20,
    });
    expect(row.department).toEqual({ id: cabin, name: 'CB 팀', engName: 'CB Team' });
    for (const caller of [administrator, level3])
      expect((await list(drive, {}, caller)).items).toEqual([{ ...row, progress: { readers: 2, read: 1 } }]);
    await app.pool.query("update directory.employee set is_resigned = true, resigned_on = '2026-11-20' where id = $1", [
      below.id,
    ]);
    expect((await list(drive, {}, level3)).items[0]?.progress).toEqual({ readers: 1, read: 0 });
    await app.pool.query('update directory.employee set is_resigned = false, resigned_on = null where id = $1', [
      below.id,
    ]);
  });

  test('are by default those of manuals in a department’s drive, and plain ones in a general drive', async () => {
    const { member, manager, flightDrive, manual, general } = center;
    await givenDocument(app, member, flightDrive, plainBody({ title: '일반' }));
    await givenDocument(app, manager, flightDrive, manualBody(manual));
    await givenDocument(app, member, general, generalBody({ title: '공용' }));
    expect(await titles(flightDrive)).toEqual(['운항 교범']);
    expect(await titles(flightDrive, { docType: 'AOC' })).toEqual(['운항 교범']);
    expect(await titles(flightDrive, { docType: 'Normal' })).toEqual(['일반']);
    expect(await titles(general)).toEqual(['공용']);
    expect(await titles(general, { docType: 'AOC' })).toEqual([]);
  });

  test('are paged, also past the end', async () => {
    const drive = await givenGeneralDrive(app, '쪽');
    for (const title of ['가', '나', '다']) await given(drive, title);
    expect(await titles(drive, { limit: 2 })).toEqual(['다', '나']);
    expect(await titles(drive, { limit: 2, offset: 1 })).toEqual(['가']);
    expect(await list(drive, { limit: 2, offset: 2 })).toEqual({ items: [], total: 3, offset: 2, limit: 2 });
    expect((await list(drive, { limit: 1000 })).items).toHaveLength(3);
  });

  test.each<[DocumentOrder | undefined, string[]]>([
    [undefined, ['나', '다', '가']],
    ['-modifiedDate', ['나', '다', '가']],
    ['modifiedDate', ['가', '다', '나']],
    ['title', ['가', '나', '다']],
    ['-title', ['다', '나', '가']],
    // On the same day the higher id comes first, in both directions.
    ['revisionDate', ['나', '다', '가']],
    ['-revisionDate', ['다', '가', '나']],
  ])('are ordered by %s', async (sort, expected) => {
    const drive = await givenGeneralDrive(app, `순서 ${sort}`);
    const documents = [await given(drive, '가'), await given(drive, '다'), await given(drive, '나')];
    const days = ['2026-06-01', '2026-06-01', '2020-01-01'];
    for (const [at, { id, revision }] of documents.entries())
      await app.call(changeRevision, center.everybody, {
        params: { id: drive, docId: id, revId: revision.id },
        body: { docType: 'Normal', version: '1', revisionDate: days[at], description: '가' },
      });
    await app.pool.query(
      "update documents.document set modified_at = '2026-11-20T00:00:00Z'::timestamptz + id * interval '1 hour' where drive_id = $1",
      [drive],
    );
    expect(await titles(drive, sort ? { sort } : {})).toEqual(expected);
    expect(await titles(drive, { ...(sort ? { sort } : {}), title: '' })).toEqual(expected);
  });

  test('are ordered by the current revision, and then by id, highest first', async () => {
    const drive = await givenGeneralDrive(app, '현재');
    const first = await given(drive, '먼저');
    await given(drive, '나중');
    await app.call(changeRevision, center.everybody, {
      params: { id: drive, docId: first.id, revId: first.revision.id },
      body: { docType: 'Normal', version: '1', revisionDate: '2030-01-01', description: '가' },
    });
    expect(await titles(drive)).toEqual(['나중', '먼저']);
    expect(await titles(drive, { sort: '-revisionDate' })).toEqual(['먼저', '나중']);
    await app.pool.query("update documents.document set modified_at = '2026-01-01' where drive_id = $1", [drive]);
    expect(await titles(drive, { sort: 'modifiedDate' })).toEqual(['나중', '먼저']);
  });

  test.each([
    ['활주로', ['활주로 점검 100%', '활주로_표']],
    [' 활주로 ', ['활주로 점검 100%', '활주로_표']],
    ['로 점', ['활주로 점검 100%']],
    ['점검 활주로', []],
    ['%', ['활주로 점검 100%']],
    ['_', ['활주로_표']],
    ['FUEL', ['Fuel Plan']],
    ['활주로'.normalize('NFD'), ['활주로 점검 100%', '활주로_표']],
    ['l p', ['Fuel Plan']],
    ['없음', []],
  ])('are filtered by %j as a part of the title', async (title, expected) => {
    const drive = await givenGeneralDrive(app, `찾기 ${title}`.slice(0, 40));
    for (const each of ['Fuel Plan', '활주로_표', '활주로 점검 100%']) await given(drive, each);
    // Frequent in a drive of three; rare among many.
    for (const rest of [0, 90]) {
      await app.pool.query(
        `with n as (select n, nextval(pg_get_serial_sequence('documents.revision', 'id'))::integer as rid,
            nextval(pg_get_serial_sequence('documents.document', 'id'))::integer as did from generate_series(1, $1::integer) n),
          d as (insert into documents.document (id, drive_id, title, extension, created_at, creator_id, department_id,
            current_revision_id, revision_on, modified_at) overriding system value
            select did, $2, '그 밖 ' || n, 'x', now(), $3, $4, rid, '2026-01-01', '2030-01-01' from n)
        insert into documents.revision (id, document_id, version, revision_on, description, size, content_type, sha256,
          uploaded_at, modified_at, modifier_id, department_id, content_state) overriding system value
        select rid, did, '1', '2026-01-01', '', 1, 'x', (select min(sha256) from platform.stored_file), now(), now(), $3, $4,
          'none' from n`,
        [rest, drive, center.everybody.id, center.cabin],
      );
      expect([rest, await titles(drive, { title })]).toEqual([rest, expected]);
      expect([rest, (await list(drive, { title, sort: 'title' })).total]).toEqual([rest, expected.length]);
    }
  });

  test('are counted up to a thousand', async () => {
    const drive = await givenGeneralDrive(app, '많음');
    await given(drive, '하나');
    await app.pool.query(
      `insert into documents.document (drive_id, title, extension, created_at, creator_id, department_id,
          current_revision_id, revision_on, modified_at)
        select drive_id, '많음 ' || n || case when n % 40 = 0 then ' 드묾' else '' end, 'x', now(), creator_id, department_id, current_revision_id, revision_on, modified_at
        from documents.document, generate_series(1, $2::integer) n where drive_id = $1`,
      [drive, 999],
    );
    expect(await list(drive)).toMatchObject({ total: 1000 });
    expect(await list(drive)).not.toHaveProperty('totalCapped');
    await given(drive, '하나 더');
    expect(await list(drive)).toMatchObject({ total: 1000, totalCapped: true });
    expect(await list(drive, { title: '많음' })).toMatchObject({ total: 999 });
    expect(await list(drive, { title: '드묾' })).toMatchObject({ total: 24 });
    expect((await list(drive, { title: '많음', limit: 1000, sort: 'title' })).items).toHaveLength(999);
  });

  test('of a drive that does not exist are not found', async () => {
    const answer = await app.call(listDriveDocuments, center.everybody, { params: { id: 99_999 } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const wrong = await app.call(listDriveDocuments, center.everybody, {
      params: { id: 99_999 },
      query: { sort: 'size' },
    });
    expect(wrong.status).toBe(400);
  });
});

describe('whether a file of a name exists', () => {
  const ask = async (driveId: number, fileName: string, caller: TestEmployee = center.everybody) => {
    const { status, body } = await app.call(existsFile, caller, { params: { id: driveId }, query: { fileName } });
    return status === 200 ? body : status;
  };
  const none = { exists: false, docId: null, mayOverwrite: false };

  test('is answered for title and extension, with the right to overwrite it', async () => {
    const { everybody, below, administrator, member, general, flightDrive, manual, manager } = center;
    const { id } = await givenDocument(app, everybody, general, generalBody({ title: 'Weekly 1.2' }));
    const found = { exists: true, docId: id };
    expect(await ask(general, 'weekly 1.2.PDF')).toEqual({ ...found, mayOverwrite: true });
    expect(await ask(general, 'Weekly: 1.2.pdf', below)).toEqual({ ...found, mayOverwrite: false });
    expect(await ask(general, 'Weekly 1.2.pdf', administrator)).toEqual({ ...found, mayOverwrite: true });
    for (const name of ['Weekly 1.2', 'Weekly 1.pdf', 'Weekly 1.2.docx', '.pdf', '%', 'Weekly 1.2.pdf.pdf'])
      expect(await ask(general, name)).toEqual(none);
    expect(await ask(flightDrive, 'Weekly 1.2.pdf')).toEqual(none);
    const plain = await givenDocument(app, member, flightDrive, plainBody({ title: '있음' }), {
      name: 'a.png',
      content: samplePng(),
    });
    expect(await ask(flightDrive, '있음.png', member)).toEqual({ exists: true, docId: plain.id, mayOverwrite: true });
    expect(await ask(flightDrive, '있음.png', below)).toEqual({ exists: true, docId: plain.id, mayOverwrite: false });
    const revision = { version: '9', revisionDate: '2026-01-01', description: '가' };
    await givenDocument(app, manager, flightDrive, manualBody(manual, { revision }));
    // A manual's document does not count as a plain one with the same name.
    expect(await ask(flightDrive, '운항 교범.pdf', manager)).toEqual(none);
  });

  test('can be queried for an existing drive, with a name', async () => {
    expect(await ask(99_999, 'a.pdf')).toBe(404);
    expect(await ask(center.general, '')).toBe(400);
    const nameless = await app.call(existsFile, center.everybody, { params: { id: center.general } });
    expect(nameless.status).toBe(400);
  });
});

test('the right to upload a document is answered by drive and kind', async () => {
  const { general, flightDrive, cabinDrive, administrator, manager, member, above, below, level3, everybody } = center;
  const ask = async (driveId: number, docType: string, caller: TestEmployee) =>
    (await app.call(mayCreateDocument, caller, { params: { id: driveId }, query: { docType } })).body;
  const everyone = [administrator, manager, member, above, below, level3, everybody];
  const who = async (driveId: number, docType: string) => {
    const answers = await Promise.all(everyone.map((caller) => ask(driveId, docType, caller)));
    expect(answers.every((answer) => typeof answer === 'boolean')).toBe(true);
    return everyone.filter((_, at) => answers[at]);
  };
  expect(await who(general, 'Normal')).toEqual(everyone);
  expect(await who(general, 'AOC')).toEqual([]);
  expect(await who(flightDrive, 'Normal')).toEqual([administrator, member]);
  expect(await who(flightDrive, 'AOC')).toEqual([administrator, manager]);
  expect(await who(cabinDrive, 'Normal')).toEqual([administrator, manager, level3, everybody]);
  expect(await who(cabinDrive, 'AOC')).toEqual([administrator, level3]);
  const params = { id: flightDrive };
  expect((await app.call(mayCreateDocument, member, { params })).status).toBe(400);
  expect((await app.call(mayCreateDocument, member, { params: { id: 9999 }, query: { docType: 'AOC' } })).status).toBe(
    404,
  );
});

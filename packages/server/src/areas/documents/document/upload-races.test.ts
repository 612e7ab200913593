import { getDriveDocument, listDriveDocuments, uploadDocument } from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { type DocumentCenter, givenDocumentCenter, givenGeneralDrive } from '#testing/documents/given-center';
import { generalBody, givenDocument, manualBody, plainBody, uploadOf } from '#testing/documents/given-upload';
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

const pdf = { name: 'file.pdf', content: samplePdf() };

const send = (caller: TestEmployee, driveId: number, body: unknown, file: { name: string; content: Uint8Array }) =>
  app.call(uploadDocument, caller, { params: { id: driveId }, ...uploadOf(body, file) });

const documents = async (driveId: number) =>
  (await app.pool.query('select 1 from documents.document where drive_id = $1', [driveId])).rows.length;

describe('two concurrent uploads', () => {
  const both = <T>(work: (at: number) => Promise<T>) => Promise.all([0, 1, 2, 3].map(work));

  test('with one title make one document, whichever comes first', async () => {
    const { member, administrator, flightDrive } = center;
    const answers = await both((at) => {
      const title = at % 2 === 0 ? '동시에 Abc' : '동시에 ABC';
      return send(at % 2 === 0 ? member : administrator, flightDrive, plainBody({ title }), pdf);
    });
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const { body } = await app.call(listDriveDocuments, member, {
      params: { id: flightDrive },
      query: { docType: 'Normal', title: '동시에' },
    });
    expect(body.total).toBe(1);
  });

  test('with the overwrite flag become revisions if they are accepted', async () => {
    const { everybody } = center;
    const drive = await givenGeneralDrive(app, '동시');
    const answers = await both((at) =>
      send(everybody, drive, generalBody({ overwrite: true }), { name: 'a.pdf', content: samplePdf(`${at}`) }),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const [docId = 0] = ids;
    const { body } = await app.call(getDriveDocument, everybody, { params: { id: drive, docId } });
    expect(body.revisions.map(({ version }) => version)).toEqual(['4', '3', '2', '1']);
    expect(await documents(drive)).toBe(1);
  });

  test('to a manual without a document make one document', async () => {
    const { administrator, cabinDrive, cabin } = center;
    const made = await app.pool.query<{ id: number }>(
      `insert into documents.manual (drive_id, manual_type, manual_class, doc_no, title, department_id)
        values ($1, 'Guidelines', 'Registered', 'NEW-1', '새 교범', $2) returning id`,
      [cabinDrive, cabin],
    );
    const manualId = made.rows[0]?.id ?? 0;
    const answers = await both((at) => {
      const revision = { version: `${at}`, revisionDate: '2026-01-01', description: '가' };
      return send(administrator, cabinDrive, manualBody(manualId, { revision }), pdf);
    });
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});

/** Starts an upload while a change that blocks it is not committed yet, and then commits the change. */
const sendDuring = async (
  change: readonly [sql: string, values: readonly unknown[]][],
  upload: () => ReturnType<typeof send>,
) => {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    for (const [sql, values] of change) await client.query(sql, [...values]);
    let isOver = false;
    const answer = upload().finally(() => {
      isOver = true;
    });
    const isWaitedFor = async () => {
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query(
        'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rows.length > 0;
    };
    const hasCome = async () => isOver || isWaitedFor();
    await until(hasCome, { what: 'the upload is blocked by the change, or answered' });
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
};

describe('while an upload is blocked,', () => {
  test('its caller is removed as manager of the manual, and the upload is refused', async () => {
    const { level3, cabinDrive, cabinManual } = center;
    const revision = { version: 'late', revisionDate: '2026-01-01', description: '가' };
    const upload = () => send(level3, cabinDrive, manualBody(cabinManual, { revision }), pdf);
    const refused = await sendDuring(
      [
        ['update documents.manual set version = version + 1 where id = $1', [cabinManual]],
        ['delete from documents.manual_manager where manual_id = $1', [cabinManual]],
      ],
      upload,
    );
    expect(refused).toMatchObject({ status: 403, body: { code: 'no-permission' } });
    await app.pool.query('insert into documents.manual_manager values ($1, $2)', [cabinManual, level3.id]);
    expect((await upload()).status).toBe(201);
  });

  test('the document that it would revise is deleted, and it becomes a new document', async () => {
    const { everybody, general } = center;
    const body = generalBody({ title: '사라짐', overwrite: true });
    const first = await givenDocument(app, everybody, general, body);
    const { status, body: made } = await sendDuring(
      [['delete from documents.document where id = $1', [first.id]]],
      () => send(everybody, general, body, pdf),
    );
    expect([status, made.id === first.id, made.more]).toEqual([201, false, false]);
  });

  test('the document that it would revise is renamed, and it becomes a new document', async () => {
    const { everybody, general } = center;
    const body = generalBody({ title: '바뀜', overwrite: true });
    const first = await givenDocument(app, everybody, general, body);
    const { status, body: made } = await sendDuring(
      [["update documents.document set title = '바뀐 뒤' where id = $1", [first.id]]],
      () => send(everybody, general, body, pdf),
    );
    expect([status, made.id === first.id, made.title]).toEqual([201, false, '바뀜']);
  });

  test('its general drive is deleted, and it is not found', async () => {
    const drive = await givenGeneralDrive(app, '곧 없음');
    const { status } = await sendDuring([['delete from documents.drive where id = $1', [drive]]], () =>
      send(center.everybody, drive, generalBody(), pdf),
    );
    expect(status).toBe(404);
  });
});

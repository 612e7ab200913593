import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate';
import { createPatientPool } from '#platform/database/pool';
import { givenEmptyDatabase } from '#testing/test-database';

/** The migrations before marks became evidence. */
const givenOlder = async (): Promise<URL> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  const all = new URL('../../../../migrations/', import.meta.url);
  for (const name of (await readdir(all)).filter((file) => /^\d{4}_/.test(file) && file < '0060'))
    await cp(new URL(name, all), join(folder, name));
  return pathToFileURL(`${folder}/`);
};

test('existing marks become evidence with the known data, and cannot be changed afterwards', async () => {
  const { url } = await givenEmptyDatabase();
  const pool = createPatientPool({ connectionString: url }, 2);
  const folder = await givenOlder();
  await migrate(pool, { folder });
  await pool.query(`
    insert into directory.department (code, name, eng_name, created_on, path) values ('OP', '운항팀', 'Flight', '2020-01-01', '{1}');
    insert into directory.employee (code, name, eng_name, email, position, department_id, phone, birth_on, hired_on,
      gender, address1, address2, seq, is_resigned)
      values ('P1', '박하늘', 'Park', 'p@hanbit.example', '기장', 1, '010', '1990-01-01', '2015-01-01', 1, '서울', '', 0, false);
    insert into platform.stored_file values (repeat('0', 64), 1);
    insert into documents.manual (drive_id, manual_type, manual_class, doc_no, title, department_id)
      values (1, 'Manuals', 'Authorized', 'FOM', '운항규정', 1);
    begin;
    insert into documents.document (drive_id, manual_id, title, extension, created_at, creator_id, department_id,
      current_revision_id, revision_on, modified_at) values (1, 1, '운항규정', 'pdf', now(), 1, 1, 1, '2026-01-01', now());
    insert into documents.revision (document_id, version, revision_on, description, size, content_type, sha256, uploaded_at,
      modified_at, modifier_id, department_id, content_state)
      values (1, '12', '2026-01-01', '개정', 1, 'application/pdf', repeat('0', 64), now(), now(), 1, 1, 'none');
    commit;
    insert into documents.reading values (1, 1, '2026-02-01T00:00:00Z')`);
  expect(await migrate(pool)).toContain('0060_reading_evidence.sql');
  const { rows } = await pool.query('select * from documents.reading');
  expect(rows).toMatchObject([
    {
      id: 1,
      revision_id: 1,
      employee_id: 1,
      read_at: new Date('2026-02-01T00:00:00Z'),
      confirmed: false,
      document_id: 1,
      manual_id: 1,
      doc_no: 'FOM',
      title: '운항규정',
      sub_title: null,
      version: '12',
      position: '기장',
      department_name: '운항팀',
    },
  ]);
  await expect(pool.query('delete from documents.document')).resolves.toBeInstanceOf(pg.Result);
  expect((await pool.query('select from documents.reading')).rowCount).toBe(1);
  await expect(pool.query('delete from documents.reading')).rejects.toThrow('never changed or deleted');
  await pool.end();
  await rm(folder, { recursive: true });
});

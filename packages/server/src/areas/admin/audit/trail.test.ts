import { listAudit } from '@portal/contract/admin';
import {
  changeDepartment,
  createDepartment,
  deleteDepartment,
  deleteEmployee,
  hireEmployee,
} from '@portal/contract/directory';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMemo } from '#testing/areas/given-memo';
import { type Company, givenCompany, sampleEmployee } from '#testing/given-administrator';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  for (const [at, code] of [
    ['2026-11-18T15:00:00.000Z', 'A'],
    ['2026-11-19T14:59:59.000Z', 'B'],
    ['2026-11-19T15:00:00.000Z', 'C'],
  ] as const) {
    app.now.value = new Date(at);
    await app.call(hireEmployee, company.admin, {
      body: sampleEmployee(company.flight, { code, email: `${code}@hanbit.example` }),
    });
  }
});

afterAll(() => app.close());

const times = async (query: Record<string, string | number>) =>
  (await app.call(listAudit, company.admin, { query })).body.items.map(({ at }) => at);

test('comes newest first, with one sentence in the requested language', async () => {
  const { body } = await app.call(listAudit, company.admin, { headers: { 'accept-language': 'en' } });
  expect(body).toMatchObject({ total: 3, items: [{ action: 'hire' }, {}, {}] });
  expect(body.items[0]?.summary).toBe('Employee Kim Haneul (C): registered');
  expect(body.items[0]?.id).toBeGreaterThan(body.items[1]?.id ?? Number.POSITIVE_INFINITY);
});

test('a period has days in Seoul, both ends included', async () => {
  expect(await times({ fromDate: '2026-11-19', toDate: '2026-11-19' })).toEqual([
    '2026-11-19T14:59:59.000Z',
    '2026-11-18T15:00:00.000Z',
  ]);
  expect(await times({ fromDate: '2026-11-20' })).toEqual(['2026-11-19T15:00:00.000Z']);
});

test('narrows by who, area, act and record', async () => {
  expect(await times({ actorId: company.captain.id })).toEqual([]);
  expect(await times({ actorId: company.admin.id, area: 'directory', action: 'hire' })).toHaveLength(3);
  expect(await times({ area: 'leave' })).toEqual([]);
  expect(await times({ recordType: 'employee', recordId: company.captain.id })).toEqual([]);
});

describe('finds the entries of a record', () => {
  const found = async (record: string) =>
    (await app.call(listAudit, company.admin, { query: { record } })).body.items.map(
      ({ recordType, record: named }) => `${recordType} ${named?.code}`,
    );

  test('by words of its name in any order, by its code ignoring case, by its number', async () => {
    const { body: hired } = await app.call(hireEmployee, company.admin, {
      body: sampleEmployee(company.flight, {
        code: 'NEW7',
        email: 'new7@hanbit.example',
        name: '남궁 바다',
        engName: 'Bada Namgung',
      }),
    });
    for (const text of ['남궁 바다', '바다 남궁', 'namgung bada', 'new7', String(hired.id)])
      expect(await found(text)).toContain('employee NEW7');
    expect(await found('남궁 하늘')).toEqual([]);
  });

  test('by the number of a document, and by no part of its title', async () => {
    const memo = await givenMemo(app, company.captain, [company.admin], { title: '[품의서] 감사찾기' });
    expect(await found(memo.docNo?.toLowerCase() ?? '')).toEqual([`document ${memo.docNo}`]);
    expect(await found('감사찾기')).toEqual([]);
  });

  test('by a department’s former name, also after it is deleted', async () => {
    const body = { code: 'OLDC', name: '옛 객실팀', engName: 'Former Cabin', seq: 1, parentId: company.root };
    const { id } = (await app.call(createDepartment, company.admin, { body })).body;
    const renamed = { ...body, code: 'NEWC', name: '승무본부', engName: 'Crew' };
    await app.call(changeDepartment, company.admin, { params: { id }, body: renamed });
    for (const text of ['객실팀 옛', 'former', 'oldc', '승무본부', 'newc'])
      expect(await found(text)).toEqual(['department NEWC', 'department NEWC']);
    expect(await found('옛 승무본부')).toEqual([]);
    await app.call(deleteDepartment, company.admin, { params: { id } });
    for (const text of ['옛 객실', '승무본부', 'newc']) expect(await found(text)).toHaveLength(3);
  });

  test('by the code of a deleted person', async () => {
    const { body: hired } = await app.call(hireEmployee, company.admin, {
      body: sampleEmployee(company.flight, { code: 'LEFT', email: 'left@hanbit.example' }),
    });
    await app.call(deleteEmployee, company.admin, { params: { id: hired.id } });
    expect(await found('left')).toEqual(['employee LEFT', 'employee LEFT']);
  });
});

test('nobody can change or delete an entry: the database itself refuses', async () => {
  for (const statement of ['update audit.entry set action = $1', 'delete from audit.entry where action <> $1'])
    await expect(app.pool.query(statement, ['x'])).rejects.toThrow('never changed');
});

describe('a record is called', () => {
  const newest = async (query: Record<string, string | number>) => {
    const [entry] = (await app.call(listAudit, company.admin, { query })).body.items;
    return { record: entry?.record, summary: entry?.summary };
  };

  test('by the name and code that a person and a department have today', async () => {
    const { body } = await app.call(createDepartment, company.admin, {
      body: { code: 'CB', name: '객실팀', engName: 'Cabin', seq: 1, parentId: company.root },
    });
    await app.pool.query('update directory.department set name = $1 where id = $2', ['객실부', body.id]);
    expect(await newest({ recordType: 'department', recordId: body.id })).toEqual({
      record: { name: '객실부', engName: 'Cabin', code: 'CB' },
      summary: '부서 객실부 (CB): 생성',
    });
  });

  test('by its name where another area has one for it, under which it is found', async () => {
    const told = (area: string, action: string, type: string, id: number) =>
      app.pool.query(
        `insert into audit.entry (at, area, action, record_type, record_id) values ('2026-11-22', $1, $2, $3, $4)`,
        [area, action, type, id],
      );
    const drive = await app.db
      .selectFrom('documents.drive')
      .select(['id', 'drive_key as code'])
      .where('department_id', '=', company.flight)
      .executeTakeFirstOrThrow();
    await told('documents', 'notice', 'drive', drive.id);
    await told('indicators', 'activation', 'indicator', 10);
    expect(await newest({ record: 'fo 팀', area: 'documents' })).toMatchObject({
      record: { name: 'FO 팀', code: drive.code },
      summary: `자료실 FO 팀 (${drive.code}): 공지 변경`,
    });
    expect((await newest({ record: 'strike bird' })).record).toMatchObject({
      name: '조류충돌',
      engName: 'Bird strike',
    });
  });

  test('by its number if it is a document, whose title is never shown', async () => {
    const memo = await givenMemo(app, company.captain, [company.admin], { title: '[품의서] 비밀' });
    const { body } = await app.call(listAudit, company.admin, { query: { recordType: 'document' } });
    expect(body.items[0]).toMatchObject({
      recordId: memo.id,
      record: { name: '', engName: '', code: memo.docNo },
      summary: `결재 문서 ${memo.docNo}: 상신`,
    });
    expect(JSON.stringify(body)).not.toContain('비밀');
  });

  test('together with its act, which distinguishes a deleted revision from a deleted document', async () => {
    const deleted = (before: object) =>
      app.pool.query(
        `insert into audit.entry (at, area, action, record_type, record_id, before)
         values ('2026-11-22', 'documents', 'delete', 'drive-document', 9, $1)`,
        [before],
      );
    await deleted({ revisions: 1, revisionId: 5 });
    expect((await newest({ recordType: 'drive-document' })).summary).toBe('문서센터 문서 9: 개정 삭제');
    await deleted({ revisions: 2 });
    expect((await newest({ recordType: 'drive-document' })).summary).toBe('문서센터 문서 9: 삭제');
  });

  test('by the code that the trail stored, after it is deleted', async () => {
    const { body: hired } = await app.call(hireEmployee, company.admin, {
      body: sampleEmployee(company.flight, { code: 'GONE', email: 'gone@hanbit.example' }),
    });
    await app.call(deleteEmployee, company.admin, { params: { id: hired.id } });
    const { body } = await app.call(listAudit, company.admin, {
      query: { recordType: 'employee', recordId: hired.id },
    });
    expect(body.items.map(({ action, record }) => [action, record?.code, record?.name])).toEqual([
      ['delete', 'GONE', ''],
      ['hire', 'GONE', ''],
    ]);
  });

  test('by its number only if nothing else is known', async () => {
    await app.pool.query(
      `insert into audit.entry (at, area, action, record_type, record_id)
       values ('2026-11-21', 'directory', 'hire', 'employee', 9999)`,
    );
    expect(await newest({ recordId: 9999 })).toEqual({ record: null, summary: '사원 9999: 등록' });
  });
});

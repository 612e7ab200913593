import { listAudit } from '@portal/contract/admin';
import { documentListEndpoints, getApprovalCounts } from '@portal/contract/approval';
import {
  changeEmployee,
  deleteEmployee,
  getEmployeeRecord,
  hireEmployee,
  listEmployeeRecords,
  listEmployees,
} from '@portal/contract/directory';
import { getMe } from '@portal/contract/shell';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenMemo } from '#testing/areas/given-memo';
import { type Company, givenCompany, givenGrant, sampleEmployee } from '#testing/given-administrator';
import { givenDepartment, givenEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;

beforeEach(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  return () => app.close();
});

const hire = async (more: object = {}) => {
  const { status, body } = await app.call(hireEmployee, company.admin, { body: sampleEmployee(company.flight, more) });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};

const bodyOf = ({ id: _id, hasPhoto: _photo, version: _version, ...record }: Awaited<ReturnType<typeof hire>>) => ({
  ...record,
  department: { id: record.department.id },
});

const codesOf = (body: unknown): string[] =>
  ((body as { errors?: { path: string; code: string }[] }).errors ?? []).map(({ path, code }) => `${path} ${code}`);

describe('hiring', () => {
  test('stores the normalized record, and the new employee can sign in', async () => {
    const record = await hire({ name: ' 김하늘 '.normalize('NFD'), jobTitle: '기장', seq: 3 });
    expect(record).toMatchObject({
      name: '김하늘',
      jobTitle: '기장',
      seq: 3,
      gender: 1,
      address2: '',
      isResigned: false,
      resignDate: null,
      hasPhoto: false,
      version: 1,
      department: { id: company.flight, name: 'FO 팀' },
    });
    expect((await app.call(getMe, { email: 'HANEUL.KIM@hanbit.example' })).status).toBe(200);
  });

  test.each([
    ['a doubled email, whatever its case', { code: 'N002', email: 'HANEUL.KIM@HANBIT.example' }, 'email-exists'],
    ['a doubled code, whatever its case', { code: 'n001', email: 'other@hanbit.example' }, 'code-exists'],
    ['a code that only looks like another', { code: 'N0\u200b01\u3164', email: 'a@hanbit.example' }, 'code-exists'],
    [
      'an email that only looks like another',
      { code: 'N2', email: 'ｈaneul\u200d.kim@hanbit.example' },
      'email-exists',
    ],
  ])('refuses %s', async (_what, more, code) => {
    await hire();
    const { status, body } = await app.call(hireEmployee, company.admin, {
      body: sampleEmployee(company.flight, more),
    });
    expect([status, body]).toMatchObject([409, { code }]);
  });

  test('reports both code and email if both are taken', async () => {
    await hire();
    const { body } = await app.call(hireEmployee, company.admin, { body: sampleEmployee(company.flight) });
    expect(codesOf(body)).toEqual(['email email-taken', 'code code-taken']);
  });

  test('stores a name without invisible characters', async () => {
    expect((await hire({ name: '홍\u200b길동' })).name).toBe('홍길동');
  });

  test('names every invalid field', async () => {
    const { status, body } = await app.call(hireEmployee, company.admin, {
      body: sampleEmployee(9999, {
        name: ' ',
        email: 'nobody',
        hireDate: '1990-01-01',
        isResigned: true,
        resignDate: '1990-01-01',
      }),
    });
    expect(status).toBe(422);
    expect(codesOf(body)).toEqual([
      'name required',
      'email not-an-email',
      'hireDate not-after-birth',
      'resignDate not-after-hire',
      'department department-unknown',
    ]);
  });

  test('counts characters, not code units, and refuses one too many', async () => {
    expect((await hire({ name: '🛫'.repeat(10) })).name).toBe('🛫'.repeat(10));
    const { status, body } = await app.call(hireEmployee, company.admin, {
      body: sampleEmployee(company.flight, { name: '가'.repeat(11) }),
    });
    expect(status).toBe(400);
    expect(codesOf(body)).toEqual(['name too-long']);
  });

  test('of two concurrent creations with one email one succeeds, the other is refused', async () => {
    const tries = await Promise.all(
      ['A1', 'A2', 'A3', 'A4'].map((code) =>
        app.call(hireEmployee, company.admin, { body: sampleEmployee(company.flight, { code }) }),
      ),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('changing', () => {
  test('a stale version changes nothing', async () => {
    const record = await hire();
    const change = (headers: Record<string, string>, position: string) =>
      app.call(changeEmployee, company.admin, {
        params: { id: record.id },
        body: { ...bodyOf(record), position },
        headers,
      });
    expect((await change({ 'if-match': '"1"' }, '대리')).body).toMatchObject({ position: '대리', version: 2 });
    expect(await change({ 'if-match': '"1"' }, '과장')).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    const { body } = await app.call(getEmployeeRecord, company.admin, { params: { id: record.id } });
    expect(body.position).toBe('대리');
  });

  test('of two administrators who change one record concurrently one is refused', async () => {
    const record = await hire();
    const tries = await Promise.all(
      ['대리', '과장'].map((position) =>
        app.call(changeEmployee, company.admin, {
          params: { id: record.id },
          body: { ...bodyOf(record), position },
          headers: { 'if-match': '"1"' },
        }),
      ),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('the audit trail has the names of changed fields and no private value', async () => {
    const record = await hire();
    await app.call(changeEmployee, company.admin, {
      params: { id: record.id },
      body: { ...bodyOf(record), phone: '010-9999-8888', department: { id: company.root } },
    });
    const { body } = await app.call(listAudit, company.admin, {
      query: { recordType: 'employee', recordId: record.id },
    });
    expect(body.items.map(({ action }) => action)).toEqual(['change', 'hire']);
    expect(body.items[0]).toMatchObject({
      actor: { id: company.admin.id, name: 'admin' },
      summary: `사원 ${record.name} (${record.code}): 수정`,
      before: { departmentId: company.flight },
      after: { departmentId: company.root, fields: ['department', 'phone'] },
    });
    expect(JSON.stringify(body)).not.toContain('010-9999-8888');
  });

  test('a resigned employee has no access at once, even with a valid token, and cannot be picked', async () => {
    const record = await hire();
    const caller = { email: record.email };
    expect((await app.call(getMe, caller)).status).toBe(200);
    const resigned = { ...bodyOf(record), isResigned: true, resignDate: '2026-11-20' };
    await app.call(changeEmployee, company.admin, { params: { id: record.id }, body: resigned });
    expect(await app.call(getMe, caller)).toMatchObject({ status: 401, body: { code: 'employee-not-registered' } });
    const picker = await app.call(listEmployees, company.captain, { query: { name: '김하늘' } });
    expect(picker.body.total).toBe(0);
    const back = { ...resigned, isResigned: false, resignDate: null };
    await app.call(changeEmployee, company.admin, { params: { id: record.id }, body: back });
    expect((await app.call(getMe, caller)).status).toBe(200);
  });

  test('a later resign date takes effect on that day', async () => {
    const record = await hire();
    const body = { ...bodyOf(record), isResigned: true, resignDate: '2026-11-21' };
    await app.call(changeEmployee, company.admin, { params: { id: record.id }, body });
    const listed = async () =>
      (await app.call(listEmployeeRecords, company.admin, { query: { isResigned: true } })).body.total;
    expect((await app.call(getMe, { email: record.email })).status).toBe(200);
    expect(await listed()).toBe(0);
    app.now.value = new Date('2026-11-21T01:00:00.000Z');
    expect((await app.call(getMe, { email: record.email })).status).toBe(401);
    expect(await listed()).toBe(1);
  });

  test('the flag needs its date, and an active employee needs an active department', async () => {
    const record = await hire();
    await app.db
      .updateTable('directory.department')
      .set({ is_activated: false })
      .where('id', '=', company.flight)
      .execute();
    const { status, body } = await app.call(changeEmployee, company.admin, {
      params: { id: record.id },
      body: { ...bodyOf(record), isResigned: true },
    });
    expect(status).toBe(422);
    expect(codesOf(body)).toEqual(['resignDate resign-date-needed', 'department department-inactive']);
  });

  test('the last administrator can neither resign nor be deleted, a second one can', async () => {
    const { body: record } = await app.call(getEmployeeRecord, company.admin, { params: { id: company.admin.id } });
    const resigned = { ...bodyOf(record), isResigned: true, resignDate: '2026-11-20' };
    const resign = () => app.call(changeEmployee, company.admin, { params: { id: company.admin.id }, body: resigned });
    expect(await resign()).toMatchObject({ status: 422, body: { code: 'last-administrator' } });
    await givenGrant(app, company.captain, 'Admin', 'Level0');
    expect((await resign()).status).toBe(200);
  });

  test('a moved employee sees what was referred to the new department, and the totals of lists follow', async () => {
    const cabin = await givenDepartment(app, 'CS', company.root);
    const crew = await givenEmployee(app, 'crew', cabin);
    const lead = await givenEmployee(app, 'lead', company.flight);
    await givenMemo(app, company.captain, [lead], {
      referrers: [
        { type: 'Department', sourceId: company.flight },
        { type: 'Employee', sourceId: crew.id },
      ],
    });
    await givenMemo(app, company.captain, [lead], { referrers: [{ type: 'Department', sourceId: company.flight }] });
    const look = async () => {
      const counts = await app.call(getApprovalCounts, crew);
      const list = await app.call(documentListEndpoints['in-progress'], crew);
      return [counts.body.inProgressCount, list.body.total, list.body.items.length];
    };
    expect(await look()).toEqual([1, 1, 1]);
    const { body: record } = await app.call(getEmployeeRecord, company.admin, { params: { id: crew.id } });
    const move = (id: number) =>
      app.call(changeEmployee, company.admin, {
        params: { id: crew.id },
        body: { ...bodyOf(record), department: { id } },
      });
    await move(company.flight);
    expect(await look()).toEqual([2, 2, 2]);
    await move(cabin);
    expect(await look()).toEqual([1, 1, 1]);
  });
});

describe('deleting', () => {
  test('deletes an employee who never did anything', async () => {
    const record = await hire();
    const answer = await app.call(deleteEmployee, company.admin, { params: { id: record.id } });
    expect(answer.status).toBe(204);
    const gone = await app.call(getEmployeeRecord, company.admin, { params: { id: record.id } });
    expect(gone.status).toBe(404);
  });

  test('refuses to delete an employee who drafted, approves, was referred to, or did anything that is audited', async () => {
    const [lead, referred, keeper] = await Promise.all(
      ['lead', 'referred', 'keeper'].map((account) => givenEmployee(app, account, company.flight)),
    );
    if (!lead || !referred || !keeper) throw new Error('nobody');
    await givenGrant(app, keeper, 'Admin', 'Level0');
    await givenMemo(app, company.captain, [lead], { referrers: [{ type: 'Employee', sourceId: referred.id }] });
    await app.call(hireEmployee, keeper, { body: sampleEmployee(company.flight) });
    for (const { id } of [company.captain, lead, referred, keeper]) {
      const answer = await app.call(deleteEmployee, company.admin, { params: { id } });
      expect(answer).toMatchObject({ status: 409, body: { code: 'has-records' } });
    }
  });
});

describe('typed text', () => {
  test('in decomposed Korean is counted and stored composed', async () => {
    const record = await hire({ name: '가나다라마바사아자차'.normalize('NFD') });
    expect(record.name).toBe('가나다라마바사아자차');
  });

  test('must be visible: invisible characters are no name, and line breaks are removed', async () => {
    for (const name of ['\u200b', '\u3164']) {
      const { status, body } = await app.call(hireEmployee, company.admin, {
        body: sampleEmployee(company.flight, { name }),
      });
      expect([status, codesOf(body)]).toEqual([422, ['name required']]);
    }
    expect((await hire({ name: 'a\n\u202eb' })).name).toBe('a b');
  });
});

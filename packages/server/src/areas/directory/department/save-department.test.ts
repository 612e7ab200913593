import { listAudit } from '@portal/contract/admin';
import { documentListEndpoints, getApprovalCounts } from '@portal/contract/approval';
import type { DepartmentRecord } from '@portal/contract/directory';
import {
  changeDepartment,
  changeEmployee,
  createDepartment,
  deleteDepartment,
  getDepartmentRecord,
  getEmployeeRecord,
  listDepartmentMembers,
  listDepartmentRecords,
} from '@portal/contract/directory';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenMemo } from '#testing/areas/given-memo';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenDepartment, givenEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;

beforeEach(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  return () => app.close();
});

const sample = (parentId: number | null, more: object = {}) => ({
  code: 'NEW',
  name: '새 부서',
  engName: 'New',
  seq: 1,
  parentId,
  ...more,
});

const create = (body: object) => app.call(createDepartment, company.admin, { body });

const change = async (id: number, more: object, headers: Record<string, string> = {}) => {
  const { body } = await app.call(getDepartmentRecord, company.admin, { params: { id } });
  const { code, name, engName, seq, parentId, isActivated } = body as unknown as DepartmentRecord;
  return app.call(changeDepartment, company.admin, {
    params: { id },
    body: { code, name, engName, seq, parentId, isActivated, ...more },
    headers,
  });
};

describe('the tree', () => {
  test('contains every department with its level and its own number of active people', async () => {
    await givenEmployee(app, 'gone', company.flight, { resignedOn: '2026-01-31' });
    const { body } = await app.call(listDepartmentRecords, company.admin);
    expect(body).toMatchObject([
      {
        id: company.root,
        level: 1,
        employeesCount: 1,
        children: [{ id: company.flight, level: 2, employeesCount: 1, parentId: company.root, children: [] }],
      },
    ]);
  });

  test('a new one is placed by its number', async () => {
    expect((await create(sample(company.root, { seq: 5 }))).status).toBe(201);
    expect((await create(sample(company.root, { code: 'NEW2', seq: 0, isActivated: false }))).status).toBe(201);
    const { body } = await app.call(listDepartmentRecords, company.admin);
    const codes = (body as DepartmentRecord[])[0]?.children.map(({ code }) => code);
    expect(codes).toEqual(['FO', 'NEW2', 'NEW']);
  });

  test('members are those of the department itself', async () => {
    await givenEmployee(app, 'gone', company.flight, { resignedOn: '2026-01-31' });
    const members = async (query = {}) =>
      (await app.call(listDepartmentMembers, company.admin, { params: { id: company.flight }, query })).body.map(
        ({ name }) => name,
      );
    expect(await members()).toEqual(['captain', 'gone']);
    expect(await members({ isResigned: false })).toEqual(['captain']);
    expect(await members({ isResigned: true })).toEqual(['gone']);
  });
});

describe('refused changes', () => {
  test('a duplicate code, blank texts, an unknown parent', async () => {
    expect(await create(sample(null, { code: 'fo' }))).toMatchObject({ status: 409, body: { code: 'code-exists' } });
    expect(await create(sample(9999, { name: ' ', code: '' }))).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'code', code: 'required' },
          { path: 'name', code: 'required' },
        ],
      },
    });
    expect(await create(sample(9999))).toMatchObject({ status: 422, body: { code: 'not-valid' } });
    expect((await create(sample(null, { seq: 100 }))).status).toBe(400);
  });

  test('a parent that is the department itself or below it', async () => {
    for (const parentId of [company.root, company.flight])
      expect(await change(company.root, { parentId })).toMatchObject({
        status: 422,
        body: { code: 'department-cycle' },
      });
  });

  test('a seventh level, all departments below included', async () => {
    let parent = company.flight;
    for (const code of ['L3', 'L4', 'L5']) parent = await givenDepartment(app, code, parent);
    expect((await create(sample(parent))).status).toBe(201);
    const two = await givenDepartment(app, 'T1');
    await givenDepartment(app, 'T2', two);
    expect(await change(two, { parentId: parent })).toMatchObject({
      status: 422,
      body: { code: 'department-too-deep' },
    });
  });

  test('deleting one with sub-departments or with people, resigned ones included', async () => {
    const remove = (id: number) => app.call(deleteDepartment, company.admin, { params: { id } });
    expect(await remove(company.root)).toMatchObject({
      status: 409,
      body: { code: 'has-children', message: '하위 부서가 존재하여 삭제할 수 없습니다.' },
    });
    const old = await givenDepartment(app, 'OLD');
    await givenEmployee(app, 'gone', old, { resignedOn: '2026-01-31' });
    expect(await remove(old)).toMatchObject({ status: 409, body: { code: 'has-employees' } });
    const empty = await givenDepartment(app, 'EMP');
    expect((await remove(empty)).status).toBe(204);
    expect((await remove(empty)).status).toBe(404);
  });

  test('deleting one that a document was referred to', async () => {
    const told = await givenDepartment(app, 'TOLD');
    await givenMemo(app, company.captain, [company.admin], { referrers: [{ type: 'Department', sourceId: told }] });
    expect(await app.call(deleteDepartment, company.admin, { params: { id: told } })).toMatchObject({
      status: 409,
      body: { code: 'has-records' },
    });
  });

  test('taking out of use one with active people or active departments below', async () => {
    expect(await change(company.flight, { isActivated: false })).toMatchObject({
      status: 422,
      body: { code: 'has-employees', message: '재직 중인 사원이 있어 사용을 중지할 수 없습니다.' },
    });
    const parent = await givenDepartment(app, 'P');
    const child = await givenDepartment(app, 'C', parent);
    expect(await change(parent, { isActivated: false })).toMatchObject({
      status: 422,
      body: { code: 'has-children' },
    });
    expect((await change(child, { isActivated: false })).body).toMatchObject({ isActivated: false });
    expect((await change(parent, { isActivated: false })).status).toBe(200);
    expect(await change(child, { isActivated: true })).toMatchObject({ status: 422, body: { code: 'not-valid' } });
  });

  test('a change from an older version', async () => {
    expect((await change(company.flight, { name: '운항' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await change(company.flight, { name: '비행' }, { 'if-match': '"1"' })).status).toBe(409);
  });
});

test('two concurrent moves below each other: one succeeds, the other is refused', async () => {
  const [one, two] = [await givenDepartment(app, 'ONE'), await givenDepartment(app, 'TWO')];
  const tries = await Promise.all([change(one, { parentId: two }), change(two, { parentId: one })]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('people of a moved department see what was referred to departments above it, and totals follow', async () => {
  const cabin = await givenDepartment(app, 'CS', company.root);
  const team = await givenDepartment(app, 'CB', cabin);
  const crew = await givenEmployee(app, 'crew', team);
  const refer = (...ids: number[]) =>
    givenMemo(app, company.captain, [company.admin], {
      referrers: ids.map((sourceId) => ({ type: 'Department' as const, sourceId })),
    });
  await refer(company.flight);
  await refer(company.flight, team);
  await refer(cabin);
  const look = async () => {
    const counts = await app.call(getApprovalCounts, crew);
    const { body } = await app.call(documentListEndpoints['in-progress'], crew);
    return [counts.body.inProgressCount, body.total, body.items.length];
  };
  expect(await look()).toEqual([2, 2, 2]);
  expect((await change(team, { parentId: company.flight })).body).toMatchObject({ level: 3, parentId: company.flight });
  expect(await look()).toEqual([2, 2, 2]);
  await change(team, { parentId: cabin });
  expect(await look()).toEqual([2, 2, 2]);
  const { body: record } = await app.call(getEmployeeRecord, company.admin, { params: { id: crew.id } });
  const { id: _id, hasPhoto: _photo, version: _version, ...rest } = record;
  await app.call(changeEmployee, company.admin, {
    params: { id: crew.id },
    body: { ...rest, department: { id: company.flight } },
  });
  expect(await look()).toEqual([2, 2, 2]);
});

describe('the trail', () => {
  const told = async (id: number) => {
    const query = { recordType: 'department', recordId: id };
    const { body } = await app.call(listAudit, company.admin, { query });
    return body.items.map(({ action, before, after }) => ({ action, before, after }));
  };

  test('has the names of a department and its changed fields, before and after', async () => {
    const { body } = await create(sample(company.root));
    const { id } = body as DepartmentRecord;
    const made = {
      code: 'NEW',
      departmentName: '새 부서',
      departmentEngName: 'New',
      parentId: company.root,
      seq: 1,
      isActivated: true,
    };
    await change(id, { name: '다른 부서', engName: 'Other' });
    const renamed = { ...made, departmentName: '다른 부서', departmentEngName: 'Other' };
    await change(id, { code: 'OTH', isActivated: false });
    const recoded = { ...renamed, code: 'OTH', isActivated: false };
    await app.call(deleteDepartment, company.admin, { params: { id } });
    expect(await told(id)).toEqual([
      { action: 'delete', before: recoded, after: null },
      { action: 'deactivate', before: renamed, after: { ...recoded, departmentFields: ['code', 'isActivated'] } },
      { action: 'change', before: made, after: { ...renamed, departmentFields: ['name', 'engName'] } },
      { action: 'create', before: null, after: made },
    ]);
  });

  test('has no entry when nothing changed, and the version stays', async () => {
    const { body } = await create(sample(company.root));
    const { id, version } = body as DepartmentRecord;
    expect(await change(id, { name: ' 새 부서 ' })).toMatchObject({ status: 200, body: { id, version } });
    expect((await told(id)).map(({ action }) => action)).toEqual(['create']);
  });
});

import {
  getDepartment,
  getEmployee,
  listDepartmentChildren,
  listDepartmentEmployees,
  listDepartments,
  listEmployees,
} from '@portal/contract/directory';
import { getMe } from '@portal/contract/shell';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let root: number;
let flight: number;
let crew: number;
let captain: TestEmployee;
let pilot: TestEmployee;
let gone: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  root = await givenDepartment(app, 'HQ');
  flight = await givenDepartment(app, 'OP', root);
  crew = await givenDepartment(app, 'FO', flight);
  captain = await givenEmployee(app, 'captain', flight);
  pilot = await givenEmployee(app, 'pilot_100%', crew);
  gone = await givenEmployee(app, 'gone', crew, { resignedOn: '2026-11-20' });
});

afterAll(() => app.close());

describe('the lookups of the pickers', () => {
  test('return the tree of departments with levels', async () => {
    const { status, body } = await app.call(listDepartments, captain);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        id: root,
        level: 1,
        parentId: null,
        childNodes: [{ id: flight, level: 2, childNodes: [{ id: crew, level: 3, childNodes: [] }] }],
      },
    ]);
  });

  test('return one department, and with its children first itself', async () => {
    expect((await app.call(getDepartment, captain, { params: { id: flight } })).body).toMatchObject({
      id: flight,
      childNodes: [{ id: crew }],
    });
    const without = await app.call(listDepartmentChildren, captain, { params: { id: root } });
    expect(without.body.map(({ id }) => id)).toEqual([flight]);
    const withParent = await app.call(listDepartmentChildren, captain, {
      params: { id: root },
      query: { containsParent: true },
    });
    expect(withParent.body.map(({ id }) => id)).toEqual([root, flight]);
    expect((await app.call(getDepartment, captain, { params: { id: 999 } })).status).toBe(404);
  });

  test('return the active people of a department, optionally with those below it, filtered by name', async () => {
    const own = await app.call(listDepartmentEmployees, captain, { params: { id: flight } });
    expect(own.body.map(({ id }) => id)).toEqual([captain.id]);
    const all = await app.call(listDepartmentEmployees, captain, {
      params: { id: flight },
      query: { includeDescendants: true },
    });
    expect(all.body.map(({ id }) => id)).toEqual([captain.id, pilot.id]);
    const named = await app.call(listDepartmentEmployees, captain, {
      params: { id: flight },
      query: { includeDescendants: true, name: '0%' },
    });
    expect(named.body.map(({ id }) => id)).toEqual([pilot.id]);
  });

  test('are found by a name however its letters are composed', async () => {
    const rename = (name: string) =>
      app.db.updateTable('directory.employee').set({ name }).where('id', '=', pilot.id).execute();
    await rename('이서연');
    const { body } = await app.call(listEmployees, captain, { query: { name: '이서'.normalize('NFD'), limit: 10 } });
    expect(body.items.map(({ id }) => id)).toEqual([pilot.id]);
    await rename('pilot_100%');
  });

  test('are found by the initials of their names; any other word is searched as text', async () => {
    const rename = (id: number, name: string) =>
      app.db.updateTable('directory.employee').set({ name }).where('id', '=', id).execute();
    await rename(pilot.id, '박지훈');
    await rename(gone.id, '방지현');
    const found = async (name: string) =>
      (await app.call(listEmployees, captain, { query: { name, limit: 10 } })).body.items.map(({ id }) => id);
    expect(await found('ㅂㅈㅎ')).toEqual([pilot.id]);
    expect(await found('지훈 ㅂ')).toEqual([pilot.id]);
    expect(await found('ㅂㅎ')).toEqual([]);
    expect(await found('박ㅈ')).toEqual([]);
    const inDepartment = await app.call(listDepartmentEmployees, captain, {
      params: { id: crew },
      query: { name: 'ㅈㅎ' },
    });
    expect(inDepartment.body.map(({ id }) => id)).toEqual([pilot.id]);
    await rename(pilot.id, 'pilot_100%');
    await rename(gone.id, 'gone');
  });

  test('show work fields only, and never one who has resigned', async () => {
    const { body } = await app.call(listEmployees, captain, { query: { name: '', limit: 10 } });
    expect(body.total).toBe(2);
    expect(Object.keys(body.items[0] ?? {}).toSorted()).toEqual([
      'code',
      'department',
      'email',
      'engName',
      'id',
      'jobTitle',
      'name',
      'position',
    ]);
    expect((await app.call(getEmployee, captain, { params: { id: gone.id } })).status).toBe(404);
    expect((await app.call(getEmployee, captain, { params: { id: pilot.id } })).body.name).toBe('pilot_100%');
  });

  test('show oneself with phone and address', async () => {
    const { body } = await app.call(getMe, captain);
    expect(body.employee).toMatchObject({ id: captain.id, phone: '010-1234-5678', address: '서울' });
    expect(body.annualLeaveInfo).toMatchObject({ year: 2026, totalDays: 0, remainingDays: 0 });
    expect(body.permissions).toEqual([
      { menu: 'Approval', name: 'Level1' },
      { menu: 'Document', name: 'Level2' },
      { menu: 'ESMS', name: 'Level1' },
    ]);
  });

  test('refuse a person at once after their resignation', async () => {
    const { status, body } = await app.call(getMe, gone);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'employee-not-registered' });
  });
});

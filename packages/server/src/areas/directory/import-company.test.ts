import { listAudit } from '@portal/contract/admin';
import {
  type DepartmentRecord,
  departmentImportHeaders,
  employeeImportHeaders,
  listDepartmentRecords,
  listEmployeeRecords,
} from '@portal/contract/directory';
import { Problem, type SheetCell, type SheetRow } from '@portal/contract/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AdminTables, bootstrapAdministrator } from '#areas/admin';
import { createDatabase } from '#platform/database/pool';
import { type Company, givenCompany } from '#testing/given-administrator';
import { createTestApp, type TestApp } from '#testing/test-app';
import { type CompanyImport, DryRun, importDepartments, importEmployees } from './import-company.ts';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
  return () => app.close();
});

const sheet = (...rows: SheetRow['cells'][]): SheetRow[] => rows.map((cells, at) => ({ row: at + 1, cells }));
const departments = (...rows: SheetRow['cells'][]) => sheet(departmentImportHeaders[0], ...rows);
const employees = (...rows: SheetRow['cells'][]) => sheet(employeeImportHeaders[0], ...rows);

const run = async (
  what: typeof importEmployees,
  rows: readonly SheetRow[],
  dryRun = false,
): Promise<CompanyImport | string[]> =>
  createDatabase<AdminTables>(app.pool)
    .transaction()
    .execute((tx) => what(tx, { clock: () => app.now.value }, rows, { dryRun }))
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.done;
      if (error instanceof Problem)
        return [error.code, ...error.errors.map(({ path, code, field }) => `${path} ${field} ${code}`)];
      throw error;
    });

const person = (code: string, department: string, more: Record<number, SheetCell> = {}): SheetCell[] => {
  const email = `${code}@hanbit.example`;
  const work: SheetCell[] = [code, `이름${code}`, `Name ${code}`, email, '사원', null, department];
  const own: SheetCell[] = ['010', '1990-01-01', '2015-01-01', 1, '서울', null, 1, null];
  return [...work, ...own].map((cell, at) => (at in more ? (more[at] ?? null) : cell));
};

describe('departments', () => {
  test('are imported in any order, and a second time without changes', async () => {
    const rows = departments(
      ['FO', '운항', 'Flight', 'OP', 1],
      ['OP', '운영', 'Operations', 'HQ', 1],
      ['HQ', '본사', 'HQ', null, 1],
    );
    expect(await run(importDepartments, rows, true)).toEqual({ added: 3, changed: 0, unchanged: 0 });
    expect(await run(importDepartments, rows)).toEqual({ added: 3, changed: 0, unchanged: 0 });
    expect(await run(importDepartments, rows)).toEqual({ added: 0, changed: 0, unchanged: 3 });
    expect(await run(importDepartments, departments(['op', '운영본부', 'Operations', 'HQ', 2]))).toEqual({
      added: 0,
      changed: 1,
      unchanged: 0,
    });
  });

  test('write previous names to the audit trail where the file changes them', async () => {
    const company = await givenCompany(app);
    await run(importDepartments, departments(['HQ', '본사', 'HQ', null, 1], ['NEW', '새 부서', 'New', 'HQ', 3]));
    const query = { action: 'import', recordType: 'department' };
    const { body } = await app.call(listAudit, company.admin, { query });
    expect(body.items).toMatchObject([
      { before: null, after: { code: 'NEW', departmentName: '새 부서', parentId: company.root } },
      {
        recordId: company.root,
        before: { departmentName: 'HQ 팀' },
        after: { departmentName: '본사', departmentFields: expect.arrayContaining(['name']) },
      },
    ]);
    expect(body.items[0]?.after).not.toHaveProperty('departmentFields');
  });

  test('are imported completely or not at all: an unknown parent, a cycle, a seventh level, a moved one', async () => {
    await givenCompany(app);
    const count = async () => (await app.db.selectFrom('directory.department').select('id').execute()).length;
    for (const [rows, problem] of [
      [departments(['A', '가', 'A', null, 1], ['B', '나', 'B', 'NONE', 1]), 'row 3 parentCode department-unknown'],
      [departments(['A', '가', 'A', 'B', 1], ['B', '나', 'B', 'A', 1]), 'row 2 parentCode department-unknown'],
      [departments(['FO', '운항', 'FO', null, 1]), 'row 2 parentCode parent-differs'],
      [
        departments(
          ...['1', '2', '3', '4', '5', '6', '7'].map((code, at) => [code, code, code, at === 0 ? null : String(at), 1]),
        ),
        'row 8 parentCode department-deep',
      ],
    ] as const) {
      expect(await run(importDepartments, rows)).toContain(problem);
      expect(await count()).toBe(2);
    }
  });
});

describe('employees', () => {
  let company: Company;
  beforeEach(async () => {
    company = await givenCompany(app);
  });

  test('are created and changed by code, and a second time without changes', async () => {
    const rows = employees(
      person('E1', 'FO'),
      person('E2', 'HQ'),
      person('captain', 'HQ', { 3: 'captain@hanbit.example' }),
    );
    expect(await run(importEmployees, rows, true)).toEqual({ added: 2, changed: 1, unchanged: 0 });
    const listed = async () =>
      (await app.call(listEmployeeRecords, company.admin)).body.items.map(({ code, department }) => [
        code,
        department.name,
      ]);
    expect(await listed()).toEqual([
      ['admin', 'HQ 팀'],
      ['captain', 'FO 팀'],
    ]);
    expect(await run(importEmployees, rows)).toEqual({ added: 2, changed: 1, unchanged: 0 });
    expect(await run(importEmployees, rows)).toEqual({ added: 0, changed: 0, unchanged: 3 });
    expect(await listed()).toContainEqual(['captain', 'HQ 팀']);
    const { body } = await app.call(listAudit, company.admin, { query: { action: 'import' } });
    expect(body.total).toBe(3);
    expect(body.items[0]).toMatchObject({ actor: null, recordId: company.captain.id });
  });

  test('keep a resignation that the file does not mention', async () => {
    await run(importEmployees, employees(person('E1', 'FO', { 14: '2026-01-31' })));
    await run(importEmployees, employees(person('E1', 'FO', { 4: '대리' })));
    const { body } = await app.call(listEmployeeRecords, company.admin, { query: { searchKeyword: 'E1' } });
    expect(body.items).toMatchObject([{ position: '대리', isResigned: true, resignDate: '2026-01-31' }]);
  });

  test('are imported completely or not at all: every invalid row is named', async () => {
    const rows = employees(person('E1', 'FO'), person('E2', 'NONE'), person('E3', 'FO', { 3: 'ADMIN@hanbit.example' }));
    expect(await run(importEmployees, rows)).toEqual([
      'not-valid',
      'row 3 departmentCode department-unknown',
      'row 4 email email-taken',
    ]);
    expect((await app.call(listEmployeeRecords, company.admin)).body.total).toBe(2);
  });

  test('the last administrator is not resigned by a file', async () => {
    const rows = employees(person('admin', 'HQ', { 3: company.admin.email, 14: '2026-11-01' }));
    expect(await run(importEmployees, rows)).toEqual(['last-administrator']);
  });
});

describe('the first administrator', () => {
  const bootstrap = (email: string, onlyWhenNone = true): ReturnType<typeof bootstrapAdministrator> =>
    createDatabase<AdminTables>(app.pool)
      .transaction()
      .execute((tx) => bootstrapAdministrator(tx, { clock: () => app.now.value }, email, { onlyWhenNone }));

  test('of an empty company is registered with it, once', async () => {
    expect(await bootstrap('Boss@air.example')).toBe('granted');
    expect(await bootstrap('boss@air.example')).toBe('not-needed');
    const boss = { email: 'boss@air.example' };
    const { body } = await app.call(listDepartmentRecords, boss);
    expect((body as DepartmentRecord[]).map(({ code }) => code)).toEqual(['HQ']);
  });

  test('of a company with people must be one of them, and is set only while there is none', async () => {
    const company = await givenCompany(app);
    expect(await bootstrap(company.captain.email)).toBe('not-needed');
    expect((await app.call(listEmployeeRecords, company.captain)).status).toBe(403);
    expect(await bootstrap('nobody@air.example', false)).toBe('unknown');
    expect(await bootstrap(company.captain.email, false)).toBe('granted');
    expect((await app.call(listEmployeeRecords, company.captain)).status).toBe(200);
  });
});

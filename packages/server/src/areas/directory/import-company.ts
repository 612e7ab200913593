import {
  type DepartmentLine,
  type EmployeeBody,
  type EmployeeLine,
  hasResigned,
  moveDepartmentRule,
  readDepartmentLines,
  readEmployeeLines,
} from '@portal/contract/directory';
import { type Day, dayInSeoul, type FieldProblem, requireValid, type SheetRow } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import { fieldsOf } from '#platform/database/record-columns';
import {
  type DepartmentRow,
  insertDepartment,
  listDepartmentRows,
  placeDepartments,
  updateDepartment,
} from './department/department.queries.ts';
import { changedDepartmentFields, departmentFacts } from './department/department-values.ts';
import type { DirectoryServices, DirectoryTx } from './directory-services.ts';
import { type EmployeeRow, insertEmployees, listEmployeeRows, updateEmployee } from './employee/employee.queries.ts';
import { employeeColumns } from './employee/employee-columns.ts';
import { changedEmployeeFields, employeeFacts, valuesOf } from './employee/employee-values.ts';
import { requireSomeAdministrator } from './employee/last-administrator.ts';
import { lockOrganization } from './organization-lock.queries.ts';

/** The result of an import, or with `dryRun` its preview. */
export type CompanyImport = { added: number; changed: number; unchanged: number };
type Options = { dryRun: boolean };

const EVERYBODY = { offset: 0, limit: 1_000_000 };
const key = (text: string): string => text.toLowerCase();
const at = (row: number, problem: Omit<FieldProblem, 'path'>): FieldProblem => ({ path: `row ${row}`, ...problem });

/** Sorts parents before their children; a parent that is neither in the file nor in the company is a problem. */
const inOrder = (
  lines: readonly DepartmentLine[],
  known: ReadonlyMap<string, DepartmentRow>,
): { ordered: DepartmentLine[]; problems: FieldProblem[] } => {
  const ordered: DepartmentLine[] = [];
  const placed = new Set<string>();
  let waiting = [...lines];
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter((line) => {
      const parent = key(line.parentCode);
      const isOwnKind = lines.some(({ code }) => key(code) === parent);
      const canStand = parent === '' || placed.has(parent) || (!isOwnKind && known.has(parent));
      if (canStand) {
        ordered.push(line);
        placed.add(key(line.code));
      }
      return !canStand;
    });
  }
  const problems = waiting.map(({ row }) => at(row, { code: 'department-unknown', field: 'parentCode' }));
  return { ordered, problems };
};

const isSameDepartment = (row: DepartmentRow, line: DepartmentLine, parentId: number | null): boolean =>
  row.name === line.name &&
  row.eng_name === line.engName &&
  row.seq === line.seq &&
  row.code === line.code &&
  row.parent_id === parentId;

/**
 * Imports the departments of a sheet by code: new ones are created, existing ones updated, none deleted. An existing
 * one keeps its parent, since moving a department with its people is done on the screen. All rows or none.
 */
export const importDepartments = async (
  tx: DirectoryTx,
  { clock }: DirectoryServices,
  rows: readonly SheetRow[],
  { dryRun }: Options,
): Promise<CompanyImport> => {
  await lockOrganization(tx);
  const { problems, lines } = readDepartmentLines(rows);
  requireValid(problems);
  const today = dayInSeoul(clock());
  const known = new Map((await listDepartmentRows(tx, today)).map((row) => [key(row.code), row]));
  const { ordered, problems: lost } = inOrder(lines, known);
  requireValid(lost);
  const done: CompanyImport = { added: 0, changed: 0, unchanged: 0 };
  const paths = new Map([...known].map(([code, { path }]) => [code, path]));
  for (const { row, parentCode, ...line } of ordered) {
    const own = known.get(key(line.code));
    const parentPath = own ? own.path.slice(0, -1) : (paths.get(key(parentCode)) ?? []);
    const parentId = parentPath.at(-1) ?? null;
    const wanted = paths.get(key(parentCode))?.at(-1) ?? null;
    if (own && own.parent_id !== wanted) requireValid([at(row, { code: 'parent-differs', field: 'parentCode' })]);
    const place = moveDepartmentRule(own?.id, parentPath, 1);
    if (!place.allowed) requireValid([at(row, { code: 'department-deep', field: 'parentCode' })]);
    if (own && isSameDepartment(own, { row, parentCode, ...line }, parentId)) {
      done.unchanged += 1;
      continue;
    }
    const values = {
      code: line.code,
      name: line.name,
      eng_name: line.engName,
      seq: line.seq,
      is_activated: own?.is_activated ?? true,
      parent_id: parentId,
    };
    if (own) await updateDepartment(tx, own.id, values);
    const path = own ? own.path : await insertDepartment(tx, { ...values, created_on: today }, parentPath);
    paths.set(key(line.code), path);
    done[own ? 'changed' : 'added'] += 1;
    await recordAudit(tx, clock, {
      actorId: null,
      area: 'directory',
      action: 'import',
      recordType: 'department',
      recordId: path.at(-1) ?? 0,
      ...(own && { before: departmentFacts(own) }),
      after: {
        ...departmentFacts(values),
        ...(own && { departmentFields: changedDepartmentFields(own, values) }),
      },
    });
  }
  await placeDepartments(tx);
  if (dryRun) throw new DryRun(done);
  return done;
};

/** Rolls back the transaction of a dry run. */
export class DryRun extends Error {
  readonly done: CompanyImport;

  constructor(done: CompanyImport) {
    super('dry run');
    this.name = 'DryRun';
    this.done = done;
  }
}

type Known = { byCode: ReadonlyMap<string, EmployeeRow>; byEmail: ReadonlyMap<string, EmployeeRow> };

/** Problems that need the company's data: unknown or inactive departments, addresses of other people. */
const checkLine = (
  line: EmployeeLine,
  departments: ReadonlyMap<string, DepartmentRow>,
  known: Known,
  today: Day,
): FieldProblem[] => {
  const department = departments.get(key(line.departmentCode));
  const owner = known.byEmail.get(key(line.email));
  const isOthers = owner !== undefined && key(owner.code) !== key(line.code);
  return [
    ...(department ? [] : [at(line.row, { code: 'department-unknown', field: 'departmentCode' })]),
    ...(department && !department.is_activated && !hasResigned(line, today)
      ? [at(line.row, { code: 'department-inactive', field: 'departmentCode' })]
      : []),
    ...(isOthers ? [at(line.row, { code: 'email-taken', field: 'email' })] : []),
  ];
};

/**
 * The body for an employee of the file; missing values are unchanged, and without a resign date a resignation stays.
 */
const bodyOf = (
  { row: _row, departmentCode: _code, ...line }: EmployeeLine,
  departmentId: number,
  own?: EmployeeRow,
) => {
  const normalized =
    line.resignDate === null && own ? { isResigned: own.is_resigned, resignDate: own.resigned_on } : {};
  return {
    ...(own && fieldsOf(employeeColumns, own)),
    ...line,
    ...normalized,
    department: { id: departmentId },
  } satisfies EmployeeBody;
};

/**
 * Imports the employees of a sheet by code: new ones are created, existing ones updated, none deleted. All rows or
 * none; repeating it changes nothing. Raises `not-valid` with every invalid row, and `last-administrator`.
 */
export const importEmployees = async (
  tx: DirectoryTx,
  { clock }: DirectoryServices,
  rows: readonly SheetRow[],
  { dryRun }: Options,
): Promise<CompanyImport> => {
  await lockOrganization(tx);
  const { problems, lines } = readEmployeeLines(rows);
  requireValid(problems);
  const today = dayInSeoul(clock());
  const departments = new Map((await listDepartmentRows(tx, today)).map((row) => [key(row.code), row]));
  const people = await listEmployeeRows(tx, { today }, EVERYBODY);
  const known: Known = {
    byCode: new Map(people.map((row) => [key(row.code), row])),
    byEmail: new Map(people.map((row) => [key(row.email), row])),
  };
  requireValid(lines.flatMap((line) => checkLine(line, departments, known, today)));
  const all = lines.map((line) => {
    const own = known.byCode.get(key(line.code));
    const departmentId = departments.get(key(line.departmentCode))?.id ?? 0;
    return { own, values: valuesOf(bodyOf(line, departmentId, own)) };
  });
  const fresh = all.filter(({ own }) => !own).map(({ values }) => values);
  const changed = all.flatMap(({ own, values }) =>
    own && changedEmployeeFields(own, values).length > 0
      ? [{ own, values, fields: changedEmployeeFields(own, values) }]
      : [],
  );
  const added = await insertEmployees(tx, fresh);
  for (const { own, values } of changed) await updateEmployee(tx, own.id, values);
  await requireSomeAdministrator(tx);
  const entry = { actorId: null, area: 'directory', action: 'import', recordType: 'employee' } as const;
  for (const { id } of added) await recordAudit(tx, clock, { ...entry, recordId: id });
  for (const { own, values, fields } of changed)
    await recordAudit(tx, clock, {
      ...entry,
      recordId: own.id,
      before: employeeFacts(own),
      after: { ...employeeFacts(values), fields },
    });
  const done = { added: added.length, changed: changed.length, unchanged: all.length - added.length - changed.length };
  if (dryRun) throw new DryRun(done);
  return done;
};

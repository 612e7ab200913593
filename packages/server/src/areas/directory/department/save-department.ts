import {
  checkDepartment,
  type DepartmentBody,
  type DepartmentRecord,
  deleteDepartmentRule,
  moveDepartmentRule,
} from '@portal/contract/directory';
import { dayInSeoul, enforce, Problem, requireValid } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import { requireUnnamed } from '../directory-references.ts';
import type { DeleteServices, DirectoryServices, DirectoryTx } from '../directory-services.ts';
import { lockOrganization } from '../organization-lock.queries.ts';
import {
  countEverEmployed,
  type DepartmentRow,
  deleteDepartmentRow,
  insertDepartment,
  isDepartmentCodeTaken,
  listDepartmentRows,
  moveDepartments,
  placeDepartments,
  updateDepartment,
} from './department.queries.ts';
import { viewDepartmentTree } from './department.view.ts';
import type { DepartmentValues } from './department-columns.ts';
import { changedDepartmentFields, departmentFacts, valuesOf } from './department-values.ts';

const viewOne = (rows: readonly DepartmentRow[], id: number): DepartmentRecord => {
  const own = rows.find((row) => row.id === id);
  const [found] = own ? viewDepartmentTree(rows, own.parent_id).filter((each) => each.id === id) : [];
  if (!found) throw new Problem('not-found');
  return found;
};

/** A department with all below it; raises `not-found`. */
export const getDepartment = async (
  tx: DirectoryTx,
  { clock }: DirectoryServices,
  id: number,
): Promise<DepartmentRecord> => viewOne(await listDepartmentRows(tx, dayInSeoul(clock()), id), id);

/** The number of levels of a department and those below it. */
const heightOf = (rows: readonly DepartmentRow[], own: DepartmentRow): number =>
  Math.max(...rows.filter(({ path }) => path.includes(own.id)).map(({ path }) => path.length)) - own.path.length + 1;

type Place = { rows: readonly DepartmentRow[]; own?: DepartmentRow; values: DepartmentValues };

/** Checks the new parent and returns its path; raises `not-valid`, `department-cycle`, `department-too-deep`. */
const requirePlace = ({ rows, own, values }: Place): readonly number[] => {
  if (values.parent_id === null) return [];
  const parent = rows.find(({ id }) => id === values.parent_id);
  if (!parent) throw new Problem('not-valid', [{ path: 'parentId', code: 'department-unknown' }]);
  enforce(moveDepartmentRule(own?.id, parent.path, own ? heightOf(rows, own) : 1));
  if (values.is_activated && !parent.is_activated)
    throw new Problem('not-valid', [{ path: 'parentId', code: 'department-inactive' }]);
  return parent.path;
};

/**
 * A department can be deactivated only without active employees and active departments below it: 422
 * (rules/directory.md#department).
 */
const requireIdle = ({ rows, own, values }: Place): void => {
  if (!own?.is_activated || values.is_activated) return;
  if (own.employees_count > 0)
    throw new Problem('has-employees', [{ path: 'isActivated', code: 'active-employees-left' }], 422);
  if (rows.some(({ parent_id, is_activated }) => parent_id === own.id && is_activated))
    throw new Problem('has-children', [{ path: 'isActivated', code: 'active-children-left' }], 422);
};

const requireFreeCode = async (tx: DirectoryTx, code: string, id: number | undefined): Promise<void> => {
  if (await isDepartmentCodeTaken(tx, code, id))
    throw new Problem('code-exists', [{ path: 'code', code: 'code-taken' }]);
};

const entry = (actorId: number, recordId: number) =>
  ({ actorId, area: 'directory', recordType: 'department', recordId }) as const;

/** Creates a department (rules/directory.md#department). */
export const createDepartment = async (
  tx: DirectoryTx,
  services: DirectoryServices,
  body: DepartmentBody,
  { actor }: CommandContext,
): Promise<DepartmentRecord> => {
  await lockOrganization(tx);
  requireValid(checkDepartment(body));
  const values = valuesOf(body);
  const today = dayInSeoul(services.clock());
  const parentPath = requirePlace({ rows: await listDepartmentRows(tx, today), values });
  await requireFreeCode(tx, values.code, undefined);
  const id = (await insertDepartment(tx, { ...values, created_on: today }, parentPath)).at(-1) ?? 0;
  await placeDepartments(tx);
  await recordAudit(tx, services.clock, {
    ...entry(actor.employeeId, id),
    action: 'create',
    after: departmentFacts(values),
  });
  return getDepartment(tx, services, id);
};

const actionOf = (before: DepartmentRow, after: DepartmentValues): 'change' | 'activate' | 'deactivate' => {
  if (before.is_activated === after.is_activated) return 'change';
  return after.is_activated ? 'activate' : 'deactivate';
};

/** Changes, moves, activates or deactivates a department (rules/directory.md#department). */
export const changeDepartment = async (
  tx: DirectoryTx,
  services: DirectoryServices,
  { id, body }: { id: number; body: DepartmentBody },
  { actor, ifMatch }: CommandContext,
): Promise<DepartmentRecord> => {
  await lockOrganization(tx);
  const rows = await listDepartmentRows(tx, dayInSeoul(services.clock()));
  const own = rows.find((row) => row.id === id);
  if (!own) throw new Problem('not-found');
  requireVersion(own, ifMatch);
  requireValid(checkDepartment(body));
  const values = { ...valuesOf(body), is_activated: body.isActivated ?? own.is_activated };
  const parentPath = requirePlace({ rows, own, values });
  requireIdle({ rows, own, values });
  await requireFreeCode(tx, values.code, id);
  const departmentFields = changedDepartmentFields(own, values);
  if (departmentFields.length === 0) return viewOne(rows, id);
  await updateDepartment(tx, id, values);
  if (own.parent_id !== values.parent_id) await moveDepartments(tx, own.path, parentPath);
  await placeDepartments(tx);
  await recordAudit(tx, services.clock, {
    ...entry(actor.employeeId, id),
    action: actionOf(own, values),
    before: departmentFacts(own),
    after: { ...departmentFacts(values), departmentFields },
  });
  return getDepartment(tx, services, id);
};

/** Deletes a department without sub-departments and employees that no document was referred to. */
export const deleteDepartment = async (
  tx: DirectoryTx,
  { clock, references }: DeleteServices,
  id: number,
  { actor, ifMatch }: CommandContext,
): Promise<void> => {
  await lockOrganization(tx);
  const rows = await listDepartmentRows(tx, dayInSeoul(clock()));
  const own = rows.find((row) => row.id === id);
  if (!own) throw new Problem('not-found');
  requireVersion(own, ifMatch);
  const children = rows.filter(({ parent_id }) => parent_id === id).length;
  enforce(deleteDepartmentRule({ children, employees: await countEverEmployed(tx, id) }));
  await requireUnnamed(tx, references, { recordType: 'department', id });
  await deleteDepartmentRow(tx, id);
  await placeDepartments(tx);
  await recordAudit(tx, clock, {
    ...entry(actor.employeeId, id),
    action: 'delete',
    before: departmentFacts(own),
  });
};

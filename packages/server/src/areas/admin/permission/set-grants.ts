import type { PermissionRow } from '@portal/contract/admin';
import { hasResigned } from '@portal/contract/directory';
import { checkGrants, type Grant, giveGrants, holdsAdmin, sortedGrants } from '@portal/contract/identity';
import { type Day, dayInSeoul, enforce, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import {
  type EmployeeRow,
  findEmployeeRow,
  lockOrganization,
  requireOtherAdministrator,
  updateEmployee,
} from '#areas/directory';
import { listGrants, replaceGrants } from '#areas/identity';
import { recordAudit } from '#platform/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { AdminServices, AdminTx } from '../admin-services.ts';

export const viewPermissionRow = (row: EmployeeRow, grants: readonly Grant[]): PermissionRow => ({
  employee: {
    id: row.id,
    name: row.name,
    engName: row.eng_name,
    email: row.email,
    position: row.position,
    department: { id: row.department_id, name: row.department_name, engName: row.department_eng_name },
  },
  grants: sortedGrants(grants),
  version: row.version,
});

const wordOf = ({ menu, level }: Grant): string => `${menu} ${level}`;

/** A resigned person gets no grants, which would take effect unnoticed when they return. */
const checkHolder = (employee: EmployeeRow, today: Day, { length }: readonly Grant[]): FieldProblem[] => {
  const { is_resigned: isResigned, resigned_on: resignDate } = employee;
  return length > 0 && hasResigned({ isResigned, resignDate }, today)
    ? [{ path: 'employeeId', code: 'person-inactive' }]
    : [];
};

/** Replaces a person's grants (rules/identity.md#grants). */
export const setGrants = async (
  tx: AdminTx,
  { clock }: AdminServices,
  { employeeId, grants }: { employeeId: number; grants: readonly Grant[] },
  { actor, ifMatch }: CommandContext,
): Promise<PermissionRow> => {
  await lockOrganization(tx);
  const employee = await findEmployeeRow(tx, employeeId);
  if (!employee) throw new Problem('not-found');
  requireVersion(employee, ifMatch);
  requireValid([...checkGrants(grants), ...checkHolder(employee, dayInSeoul(clock()), grants)]);
  const before = await listGrants(tx, employeeId);
  enforce(giveGrants(actor, employeeId, { before, after: grants }));
  if (holdsAdmin(before) && !holdsAdmin(grants)) await requireOtherAdministrator(tx, employeeId);
  if (sortedGrants(before).map(wordOf).join() === sortedGrants(grants).map(wordOf).join())
    return viewPermissionRow(employee, before);
  await replaceGrants(tx, employeeId, grants);
  await updateEmployee(tx, employeeId, {});
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'identity',
    action: 'set-grants',
    recordType: 'employee',
    recordId: employeeId,
    before: { grants: sortedGrants(before).map(wordOf) },
    after: { grants: sortedGrants(grants).map(wordOf) },
  });
  return viewPermissionRow({ ...employee, version: employee.version + 1 }, grants);
};

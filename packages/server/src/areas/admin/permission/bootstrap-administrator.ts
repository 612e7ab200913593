import { dayInSeoul } from '@portal/contract/kernel';
import {
  emptyEmployeeRow,
  findPersonIdByEmail,
  hasAdministrator,
  insertDepartment,
  insertEmployee,
  listDepartmentRows,
  lockOrganization,
  placeDepartments,
} from '#areas/directory';
import { listGrants, replaceGrants } from '#areas/identity';
import { recordAudit } from '#platform/audit.queries';
import type { AdminServices, AdminTx } from '../admin-services.ts';

/** The result: granted, not needed because there is an administrator, or nobody has this address. */
export type Bootstrap = 'granted' | 'not-needed' | 'unknown';

/**
 * Registers the first person of an empty company; unknown fields get placeholders, to be completed on the screen of
 * employees.
 */
const registerFirst = async (tx: AdminTx, { clock }: AdminServices, email: string): Promise<number> => {
  const today = dayInSeoul(clock());
  const root = { code: 'HQ', name: '본사', eng_name: 'Headquarters', seq: 1, is_activated: true, parent_id: null };
  const path = await insertDepartment(tx, { ...root, created_on: today }, []);
  await placeDepartments(tx);
  return insertEmployee(tx, {
    ...emptyEmployeeRow,
    code: 'ADMIN',
    name: '관리자',
    eng_name: 'Administrator',
    email,
    position: '관리자',
    department_id: path.at(-1) ?? 0,
    phone: '-',
    birth_on: '1970-01-01',
    hired_on: today,
    address1: '-',
  });
};

const findOrRegister = async (tx: AdminTx, services: AdminServices, email: string): Promise<number | undefined> => {
  const today = dayInSeoul(services.clock());
  const known = await findPersonIdByEmail(tx, email, today);
  if (known !== undefined) return known;
  const isEmpty = (await listDepartmentRows(tx, today)).length === 0;
  return isEmpty ? registerFirst(tx, services, email) : undefined;
};

/**
 * Makes an active employee administrator; in an empty company registers them first. With `onlyWhenNone` it does nothing
 * if there is an administrator (rules/identity.md#first-administrator).
 */
export const bootstrapAdministrator = async (
  tx: AdminTx,
  services: AdminServices,
  email: string,
  { onlyWhenNone }: { onlyWhenNone: boolean },
): Promise<Bootstrap> => {
  await lockOrganization(tx);
  if (onlyWhenNone && (await hasAdministrator(tx))) return 'not-needed';
  const id = await findOrRegister(tx, services, email.trim());
  if (id === undefined) return 'unknown';
  const grants = await listGrants(tx, id);
  if (grants.some(({ menu }) => menu === 'Admin')) return 'not-needed';
  await replaceGrants(tx, id, [...grants, { menu: 'Admin', level: 'Level0' }]);
  await recordAudit(tx, services.clock, {
    actorId: null,
    area: 'identity',
    action: 'set-grants',
    recordType: 'employee',
    recordId: id,
    after: { grants: ['Admin Level0'] },
  });
  return 'granted';
};

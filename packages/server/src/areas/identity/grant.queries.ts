import type { Grant } from '@portal/contract/identity';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { SignInTables } from './tokens/session.queries.ts';

export type GrantTables = {
  'identity.permission_grant': { employee_id: number; menu: Grant['menu']; level: Grant['level'] };
};

export type IdentityTables = GrantTables & SignInTables;

/** A person's grants, menu by menu, lowest level first. */
export const listGrants = (db: Db<GrantTables>, employeeId: number): Promise<Grant[]> =>
  db
    .selectFrom('identity.permission_grant')
    .select(['menu', 'level'])
    .where('employee_id', '=', employeeId)
    .orderBy('menu')
    .orderBy('level')
    .execute();

/** The grants of several people at once. */
export const listGrantsOf = async (
  db: Db<GrantTables>,
  employeeIds: readonly number[],
): Promise<Map<number, Grant[]>> => {
  const { rows } = await sql<Grant & { employee_id: number }>`
    select employee_id, menu, level from identity.permission_grant where employee_id = any(${employeeIds}::integer[])
  `.execute(db);
  const byPerson = Map.groupBy(rows, (row) => row.employee_id);
  return new Map([...byPerson].map(([id, held]) => [id, held.map(({ menu, level }) => ({ menu, level }))]));
};

/** Who was granted anything on a menu. */
export const listHolders = async (db: Db<GrantTables>, menu: Grant['menu']): Promise<number[]> => {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct employee_id from identity.permission_grant where menu = ${menu}
  `.execute(db);
  return rows.map(({ employee_id }) => employee_id);
};

export const replaceGrants = async (
  tx: Tx<GrantTables>,
  employeeId: number,
  grants: readonly Grant[],
): Promise<void> => {
  await tx.deleteFrom('identity.permission_grant').where('employee_id', '=', employeeId).execute();
  const rows = grants.map(({ menu, level }) => ({ employee_id: employeeId, menu, level }));
  if (rows.length > 0) await tx.insertInto('identity.permission_grant').values(rows).execute();
};

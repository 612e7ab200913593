import type { Grant } from '@portal/contract/identity';
import type { Db } from '#platform/database/database';
import type { ProviderTables } from './provider/provider-record.queries.ts';

export type GrantTables = {
  'identity.permission_grant': { employee_id: number; menu: Grant['menu']; level: Grant['level'] };
};

export type IdentityTables = GrantTables & ProviderTables;

/** What a person was granted, menu by menu, lowest level first. */
export const listGrants = (db: Db<GrantTables>, employeeId: number): Promise<Grant[]> =>
  db
    .selectFrom('identity.permission_grant')
    .select(['menu', 'level'])
    .where('employee_id', '=', employeeId)
    .orderBy('menu')
    .orderBy('level')
    .execute();

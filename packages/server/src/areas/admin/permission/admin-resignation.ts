import type { adminWaitingKinds } from '@portal/contract/admin';
import type { WaitingWork } from '#areas/directory';
import { type GrantTables, listGrants } from '#areas/identity';
import { seenWith } from '#platform/database/pool';

/** A person's grants, which have no effect after a resignation and are effective again after a return. */
export const countAdminWork: WaitingWork = async (db, { id }) => {
  const grants = await listGrants(seenWith<GrantTables>(db), id);
  return { 'admin-grants': grants.length } satisfies Record<(typeof adminWaitingKinds)[number], number>;
};

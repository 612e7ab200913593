import type { adminLeaving } from '@portal/contract/admin';
import type { Leaving } from '#areas/directory';
import { type GrantTables, listGrants } from '#areas/identity';
import { seenWith } from '#platform/database/pool';

/** What somebody was granted, which counts for nothing once they have left and again when they come back. */
export const leavingOfAdmin: Leaving = async (db, { id }) => {
  const grants = await listGrants(seenWith<GrantTables>(db), id);
  return { 'admin-grants': grants.length } satisfies Record<(typeof adminLeaving)[number], number>;
};

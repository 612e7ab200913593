import type { adminWaitingKinds } from '@portal/contract/admin';
import type { WaitingWork } from '#areas/directory';
import { type GrantTables, listGrants } from '#areas/identity';
import { seenWith } from '#platform/database/pool';

/** What somebody was granted, which counts for nothing once they have left and again when they come back. */
export const countAdminWork: WaitingWork = async (db, { id }) => {
  const grants = await listGrants(seenWith<GrantTables>(db), id);
  return { 'admin-grants': grants.length } satisfies Record<(typeof adminWaitingKinds)[number], number>;
};

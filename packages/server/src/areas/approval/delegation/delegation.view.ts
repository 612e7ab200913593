import { canOnDelegation, type Delegation, stateOfDelegation } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import type { DelegationRow } from './delegation.queries.ts';

/** The period of a delegation and whether it was ended, for its rules. */
export const delegationFactsOf = ({ principal, deputy, from_on, to_on, ended_at }: DelegationRow) => ({
  principal,
  deputy,
  fromDate: from_on,
  toDate: to_on,
  endedAt: ended_at?.toISOString() ?? null,
});

/** A delegation as it is answered; the leave it was made for is shown to the principal alone. */
export const viewDelegation = (row: DelegationRow, actor: Actor): Delegation => {
  const facts = delegationFactsOf(row);
  return {
    id: row.id,
    ...facts,
    categoryIds: row.category_ids,
    reason: row.reason,
    leave: row.principal.id === actor.employeeId ? row.leave : null,
    state: stateOfDelegation(facts, row.today),
    deputyAway: row.deputyAway,
    createdBy: row.createdBy,
    createdAt: row.created_at.toISOString(),
    endedBy: row.endedBy,
    version: row.version,
    can: canOnDelegation(actor, facts, row.today),
  };
};

import * as contract from '@portal/contract/approval';
import { pageRequest, toPage } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { Router } from '#platform/http/router';
import type { ApprovalTables } from '../approval-tables.ts';
import { listDelegationRows } from './delegation.queries.ts';
import { viewDelegation } from './delegation.view.ts';
import { endDelegation, makeDelegation, makeDelegationForOther } from './make-delegation.ts';
import { listProposals } from './propose-delegation.ts';

export const delegationRoutes = (
  router: Router<ApprovalTables>,
  services: { db: Db<ApprovalTables>; clock: Clock },
): void => {
  const { db } = services;
  router.read(contract.listDelegations, async ({ query }, { actor }) => {
    const page = pageRequest(query);
    const { rows, counted } = await listDelegationRows(db, { partyId: actor.employeeId, state: query.state }, page);
    return toPage(
      rows.map((row) => viewDelegation(row, actor)),
      counted,
      page,
    );
  });
  router.read(contract.listAllDelegations, async ({ query }, { actor }) => {
    const page = pageRequest(query);
    const filter = { state: query.state, searchText: query.searchText };
    const { rows, counted } = await listDelegationRows(db, filter, page);
    return toPage(
      rows.map((row) => viewDelegation(row, actor)),
      counted,
      page,
    );
  });
  router.read(contract.listDelegationProposals, (_input, { actor }) => listProposals(db, actor.employeeId));
  router.write(contract.createDelegation, async (tx, { body }, context) =>
    viewDelegation(await makeDelegation(tx, services, body, context), context.actor),
  );
  router.write(contract.createDelegationForOther, async (tx, { body }, context) =>
    viewDelegation(await makeDelegationForOther(tx, services, body, context), context.actor),
  );
  router.write(contract.endDelegation, async (tx, { params }, context) =>
    viewDelegation(await endDelegation(tx, services, params.id, context), context.actor),
  );
};

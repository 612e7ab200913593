import type { Actor } from '@portal/contract/identity';
import { type Day, dayInSeoul, enforce, pageRequest, toPage } from '@portal/contract/kernel';
import {
  isActionOverdue,
  listCreatedActions,
  listMyActions,
  listReferredActions,
  MY_ACTION_LIMIT,
  type MyAction,
  listAssigned as mayListCreated,
} from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import {
  listAssigned,
  listCreated,
  listReferred,
  type MyActionFilter,
  type MyActionRow,
} from '../my-action.queries.ts';

/** A row of My Action, computed for the given day. */
export const viewMyAction = (row: MyActionRow, today: Day): MyAction => ({
  mitigationId: row.id,
  actionNo: row.action_no,
  subject: row.subject,
  instruction: row.instruction,
  status: row.status,
  dueDate: row.due_on,
  isOverdue: isActionOverdue(row.status, row.due_on, today),
  isClosingRequested: row.is_closing_requested,
  mitigator: row.mitigator,
  createdDate: row.created_at.toISOString(),
  source: row.kind,
  sourceId: row.source_id,
  sourceNo: row.source_no,
});

/** The three lists of My Action. */
export const myActionRoutes = (router: Router<SafetyTables>, { db, clock }: SafetyRouteServices): void => {
  const paged =
    (list: typeof listAssigned) =>
    async (query: { offset?: number; limit?: number } & MyActionFilter, { employeeId }: Actor) => {
      const page = pageRequest({ limit: MY_ACTION_LIMIT, ...query });
      const { rows, counted } = await list(db, employeeId, { ...query, ...page });
      const today = dayInSeoul(clock());
      return toPage(
        rows.map((row) => viewMyAction(row, today)),
        counted,
        page,
      );
    };
  router.read(listMyActions, ({ query }, { actor }) => paged(listAssigned)(query, actor));
  router.read(listReferredActions, ({ query }, { actor }) => paged(listReferred)(query, actor));
  router.read(listCreatedActions, ({ query }, { actor }) => {
    enforce(mayListCreated(actor));
    return paged(listCreated)(query, actor);
  });
};

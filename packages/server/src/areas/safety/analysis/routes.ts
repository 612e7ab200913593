import * as contract from '@portal/contract/safety';
import type { CallContext } from '#platform/http/call-context';
import type { Router } from '#platform/http/router';
import { listActions } from '../action/list-actions.ts';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { exportLists } from './export-lists.ts';
import { getBoard } from './get-board.ts';
import { changeView, createView, deleteView } from './save-view.ts';
import { listViewRows } from './saved-view.queries.ts';

/** The action log, the board, views and spreadsheets of the lists. */
export const analysisRoutes = (
  { reports, others: router }: { reports: Router<SafetyTables>; others: Router<SafetyTables> },
  services: SafetyRouteServices,
): void => {
  const { db } = services;
  router.read(contract.listActions, ({ query }, { actor }) => listActions(services, actor, query));
  router.read(contract.getBoard, ({ query }, { actor }) => getBoard(services, actor, query));
  router.read(contract.listViews, (_input, { actor }) => listViewRows(db, actor.employeeId));
  router.write(contract.createView, (tx, { body }, context) => createView(tx, body, context));
  router.write(contract.changeView, (tx, { params, body }, context) =>
    changeView(tx, { id: params.id, body }, context),
  );
  router.write(contract.deleteView, (tx, { params }, context) => deleteView(tx, params, context));
  const lists = exportLists(services);
  const asked = <Query>({ query }: { query: Query }, { language }: CallContext) => ({ query, language });
  reports.writePrepared(contract.exportReports, asked, (tx, { query, language }, context) =>
    lists.reports(tx, query, { ...context, language }),
  );
  router.writePrepared(contract.exportInvestigations, asked, (tx, { query, language }, context) =>
    lists.investigations(tx, query, { ...context, language }),
  );
  router.writePrepared(contract.exportHazards, asked, (tx, { query, language }, context) =>
    lists.hazards(tx, query, { ...context, language }),
  );
  router.writePrepared(contract.exportActions, asked, (tx, { query, language }, context) =>
    lists.actions(tx, query, { ...context, language }),
  );
};

import type { Actor } from '@portal/contract/identity';
import { enforce, Problem, pageRequest, toPage } from '@portal/contract/kernel';
import * as contract from '@portal/contract/safety';
import type { CallContext } from '#platform/http/call-context';
import type { Router } from '#platform/http/router';
import type { FullReport } from '../report/report.queries.ts';
import { factsOf } from '../report/report.view.ts';
import { getVisibleReport } from '../report/report-access.ts';
import { type Listed, listGroup } from '../report-list/report-list.queries.ts';
import { viewRow } from '../report-list/report-list.view.ts';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { addRelations, releaseRelation, setMainReport } from './change-relations.ts';
import { answerGroup } from './related-group.ts';
import * as references from './relation-references.queries.ts';

type Paged = { offset?: number; limit?: number };
type ById = { params: { id: number } };

const answerPage = ({ rows, counted }: Listed, query: Paged, actor: Actor) =>
  toPage(
    rows.map((row) => viewRow(row, actor)),
    counted,
    pageRequest(query),
  );

/** A period with one day missing would count as open-ended. */
const requireBothDays = ({ fromDate, toDate }: references.Period): void => {
  if ((fromDate === undefined) === (toDate === undefined)) return;
  throw new Problem('invalid-input', [{ path: fromDate === undefined ? 'fromDate' : 'toDate', code: 'required' }]);
};

export const relationRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const { db } = services;
  const readable = async (actor: Actor, id: number): Promise<FullReport> => {
    const report = await getVisibleReport(db, actor, id);
    enforce(contract.readRelations(actor, factsOf(report)));
    return report;
  };
  const referencesBy =
    (list: typeof references.listByEventCategory) =>
    async ({ params, query }: ById & { query: references.Period & Paged }, { actor }: CallContext) => {
      requireBothDays(query);
      await readable(actor, params.id);
      return answerPage(await list(db, actor, params.id, { ...query, page: pageRequest(query) }), query, actor);
    };

  router.read(contract.listRelated, async ({ params }, { actor }) =>
    answerGroup(db, actor, await readable(actor, params.id)),
  );
  router.read(contract.listParents, async ({ params }, { actor }) => {
    const { main_id } = await readable(actor, params.id);
    const group = main_id === null ? [] : await listGroup(db, actor, main_id);
    return group.filter(({ id }) => id === main_id).map((row) => viewRow(row, actor));
  });
  router.read(contract.listByEventCategory, referencesBy(references.listByEventCategory));
  router.read(contract.listByHazardCategory, referencesBy(references.listByHazardCategory));
  router.read(contract.listToInvestigation, async ({ query }, { actor }) =>
    answerPage(await references.listToInvestigation(db, actor, { ...query, page: pageRequest(query) }), query, actor),
  );
  router.read(contract.listToHazard, async ({ query }, { actor }) =>
    answerPage(await references.listToHazard(db, actor, { ...query, page: pageRequest(query) }), query, actor),
  );
  router.write(contract.addRelations, (tx, { params, body }, context) =>
    addRelations(tx, services, { id: params.id, children: body }, context),
  );
  router.write(contract.releaseRelation, (tx, { params }, context) => releaseRelation(tx, services, params, context));
  router.write(contract.setMainReport, (tx, { params, body }, context) =>
    setMainReport(tx, services, { ...params, ...body }, context),
  );
};

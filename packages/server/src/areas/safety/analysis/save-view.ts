import { dayInSeoul, Problem, requireValid } from '@portal/contract/kernel';
import {
  checkViewCount,
  checkViewName,
  checkViewQuery,
  type SavedView,
  type ViewBody,
  viewName,
} from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import {
  deleteViewRow,
  insertView,
  listViewRows,
  lockViews,
  type SavedViewRow,
  updateView,
} from './saved-view.queries.ts';

type Services = Pick<SafetyServices, 'clock'>;

/** What the list refuses is refused here too: 400 at `query.x`. */
const requireQuery = (body: ViewBody, { clock }: Services): void => {
  const problems = checkViewQuery(body, dayInSeoul(clock()));
  if (problems.length > 0) throw new Problem('invalid-input', problems);
};

const namesOf = (views: readonly SavedViewRow[], { list }: Pick<ViewBody, 'list'>, exceptId?: number): string[] =>
  views.filter((view) => view.list === list && view.id !== exceptId).map(({ name }) => name);

const lockAll = async (tx: Tx<SafetyTables>, { actor }: SafetyContext): Promise<SavedViewRow[]> => {
  await lockViews(tx, actor.employeeId);
  return listViewRows(tx, actor.employeeId);
};

/** One of the person's own; of another nobody is told that it is there. */
const requireOwn = (views: readonly SavedViewRow[], id: number, { ifMatch }: SafetyContext): SavedViewRow => {
  const view = views.find((each) => each.id === id);
  if (!view) throw new Problem('not-found');
  requireVersion(view, ifMatch);
  return view;
};

const answer = async (tx: Tx<SafetyTables>, { actor }: SafetyContext, id: number): Promise<SavedView> => {
  const view = (await listViewRows(tx, actor.employeeId)).find((each) => each.id === id);
  if (!view) throw new Error('a view was saved and is not there');
  return view;
};

/** Keeps filters under a name; `not-valid` at `name` where it is blank, there already or one too many (rules/safety.md#views). */
export const createView = async (
  tx: Tx<SafetyTables>,
  services: Services,
  body: ViewBody,
  context: SafetyContext,
): Promise<SavedView> => {
  requireQuery(body, services);
  const views = await lockAll(tx, context);
  requireValid([...checkViewName(body.name, namesOf(views, body)), ...checkViewCount(views.length)]);
  return answer(tx, context, await insertView(tx, context.actor.employeeId, { ...body, name: viewName(body.name) }));
};

/** Changes name and filters; the list of a view never changes (`not-valid` at `list`). */
export const changeView = async (
  tx: Tx<SafetyTables>,
  services: Services,
  { id, body }: { id: number; body: ViewBody },
  context: SafetyContext,
): Promise<SavedView> => {
  requireQuery(body, services);
  const views = await lockAll(tx, context);
  const view = requireOwn(views, id, context);
  if (view.list !== body.list) requireValid([{ path: 'list', code: 'not-one-of' }]);
  requireValid(checkViewName(body.name, namesOf(views, body, id)));
  await updateView(tx, id, { name: viewName(body.name), query: body.query });
  return answer(tx, context, id);
};

export const deleteView = async (
  tx: Tx<SafetyTables>,
  { id }: { id: number },
  context: SafetyContext,
): Promise<void> => {
  requireOwn(await lockAll(tx, context), id, context);
  await deleteViewRow(tx, id);
};

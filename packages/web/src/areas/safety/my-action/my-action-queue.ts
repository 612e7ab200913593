import { type Action, type CaseKind, caseKinds, type MyAction } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { LONGEST_QUEUE, type Queued, queue, queueText } from '../../../ui/queue/queue-order.ts';
import { useComesFrom, useListNow, useQueue } from '../../../ui/queue/use-queue.ts';
import { type ActionRef, actionQuery, actionsQuery, familyOf } from '../action/action.queries.ts';
import { useChosenAction } from '../action/action-selection.ts';
import { openRequest } from '../action/action-state.ts';
import { byUrgency, type WaitingList, waitingQuery } from './my-action.queries.ts';
import { actionLink, caseLink, listLink, useMyActionPages } from './my-action-links.ts';

type Place = { source: CaseKind; sourceId: number };

/** The case of an action as one number: which kind it is, and its own. */
const whereOf = ({ source, sourceId }: Place): number => sourceId * caseKinds.length + caseKinds.indexOf(source);

const placeOf = (where: number): Place => ({
  source: caseKinds[where % caseKinds.length] ?? 'Report',
  sourceId: Math.floor(where / caseKinds.length),
});

const refOf = ({ id, where }: Queued): ActionRef => {
  const { source, sourceId } = placeOf(where);
  return { family: familyOf[source], id: sourceId, mid: id };
};

/** Rows in order as a queue; undefined if only one waits. */
const actionQueue = (rows: readonly MyAction[]): string | undefined => {
  const places = new Map(rows.map((row) => [row.mitigationId, whereOf(row)]));
  return places.size < 2 ? undefined : queueText([...places.keys()], (id) => places.get(id) ?? 0);
};

/** The queue of the address, by default that of its list; the queue of home is ordered by urgency. */
const useTexts = (list: WaitingList, isMeant: boolean) => {
  const search = useSearch({ strict: false }) as { queue?: unknown };
  const fromAddress = isMeant ? queue().read(search.queue) : undefined;
  const from = useComesFrom();
  const begins = from !== undefined && isMeant && fromAddress === undefined;
  const sort = from === 'home' ? 'Due' : 'Newest';
  const page = useListNow(waitingQuery(list, { sort, limit: LONGEST_QUEUE }), begins);
  const rows = from === 'home' ? page?.items.toSorted(byUrgency) : page?.items;
  return { queue: fromAddress, begun: begins && rows ? actionQueue(rows) : undefined };
};

/** What I am to take and may ask to be closed. */
const isMine = ({ can }: Action): boolean => can.requestClosing === true;

/** An action among those that I am to take. */
export const useActionQueue = ({ mid }: ActionRef) => {
  const pages = useMyActionPages();
  return useQueue({
    id: mid,
    ...useTexts('assigned', true),
    recordOf: (queued) => actionQuery(refOf(queued)),
    waits: isMine,
    linkOf: ({ id, where }, text) => actionLink({ ...placeOf(where), mitigationId: id }, { ...pages, queue: text }),
    list: listLink(mid, pages),
  });
};

const isAsked = (action: Action): boolean => openRequest(action) !== undefined;

/** The opened action in its case, for the queue of closing requests. */
export const useClosingQueue = () => {
  const queryClient = useQueryClient();
  const { chosen } = useChosenAction();
  const pages = useMyActionPages();
  return useQueue({
    id: chosen ?? 0,
    ...useTexts('created', chosen !== undefined),
    recordOf: (queued) => actionQuery(refOf(queued)),
    waits: isAsked,
    prefetchMore: (action) =>
      void queryClient.prefetchQuery(actionsQuery({ family: familyOf[action.case.type], id: action.case.id })),
    linkOf: ({ id, where }, text) => caseLink({ ...placeOf(where), mitigationId: id }, { ...pages, queue: text }),
    list: listLink(chosen ?? 0, pages),
  });
};

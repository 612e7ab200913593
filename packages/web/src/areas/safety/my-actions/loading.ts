import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { recordIdIn } from '../../../platform/record-id.ts';
import { type ActionRef, actionQuery, familyOf } from '../actions/api.ts';
import { countsQuery } from '../report/lookups.api.ts';
import { listNames, myActionsQuery } from './api.ts';
import { typeOf } from './links.ts';
import { myActionList } from './search.ts';

const prefetchCreated = async (queryClient: QueryClient, offset: number): Promise<void> => {
  const counts = await queryClient.ensureQueryData(countsQuery).catch(() => undefined);
  if (counts?.can.seeAssigned === true) await queryClient.prefetchQuery(myActionsQuery('created', offset));
};

/** What My Action asks for first; the list of what was requested only for whom it is. */
export const prefetchMyActions = (queryClient: QueryClient, given: Readonly<Record<string, unknown>>): void => {
  const search = myActionList.read(given);
  for (const list of listNames.filter((list) => list !== 'created'))
    void queryClient.prefetchQuery(myActionsQuery(list, search[list] ?? 0));
  void prefetchCreated(queryClient, search.created ?? 0);
};

type Address = { type: string; id: string; mid: string };

/** The action of an address, fetched before its screen is shown, which tells of a failure. */
export const loadMyAction = async (queryClient: QueryClient, { type, id, mid }: Address): Promise<ActionRef> => {
  const kinds = Object.keys(typeOf) as (keyof typeof typeOf)[];
  const kind = kinds.find((each) => typeOf[each] === type);
  if (kind === undefined) throw notFound();
  const of = { family: familyOf[kind], id: recordIdIn(id), mid: recordIdIn(mid) };
  await queryClient.prefetchQuery(actionQuery(of));
  return of;
};

import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { recordIdIn } from '../../../platform/record-id.ts';
import { type ActionRef, actionQuery, familyOf } from '../action/action.queries.ts';
import { typeOf } from './my-action-links.ts';

type Address = { type: string; id: string; mid: string };

/** The action of an address, fetched before its screen is shown, which tells of a failure. */
export const loadMyAction = async (queryClient: QueryClient, { type, id, mid }: Address): Promise<ActionRef> => {
  const kinds = Object.keys(typeOf) as (keyof typeof typeOf)[];
  const kind = kinds.find((each) => typeOf[each] === type);
  if (kind === undefined) throw notFound();
  const of = { family: familyOf[kind], id: recordIdIn(id), mid: recordIdIn(mid) };
  // What is cached will do: the screen asks anew.
  await queryClient.ensureQueryData(actionQuery(of)).catch(() => undefined);
  return of;
};

import { listMenus } from '@portal/contract/identity';
import type { ReplyOf } from '@portal/contract/kernel';
import { getMe } from '@portal/contract/shell';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

export type Me = ReplyOf<typeof getMe>;
export type Menu = ReplyOf<typeof listMenus>[number];

export const identityKeys = {
  me: ['identity', 'me'],
  menus: ['identity', 'menus'],
} as const;

const FIVE_MINUTES_MS = 5 * 60 * 1000;

export const meQuery = queryOptions({
  queryKey: identityKeys.me,
  queryFn: ({ signal }): Promise<Me> => call(getMe, {}, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

export const menusQuery = queryOptions({
  queryKey: identityKeys.menus,
  queryFn: ({ signal }) => call(listMenus, {}, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** The signed-in person; loaded by the root route before any screen, so it is always there. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/** Whether the signed-in person holds a menu. */
export const useHolds = (name: Menu['name']): boolean =>
  useSuspenseQuery(menusQuery).data.some((menu) => menu.name === name);

import { listMenus } from '@portal/contract/identity';
import type { ReplyOf } from '@portal/contract/kernel';
import { getMe } from '@portal/contract/shell';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../../platform/calls/call.ts';
import { refusedRight } from '../../platform/calls/refused-right.ts';
import { holdsUnsavedWork, unsavedWorkEnds } from '../../platform/unsaved/unsaved-work.ts';

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

/** The signed-in user; loaded by the root route before any screen, so it is always available. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/** Whether the signed-in user has a menu. */
export const useHolds = (name: Menu['name']): boolean =>
  useSuspenseQuery(menusQuery).data.some((menu) => menu.name === name);

/**
 * Refetches the user's menus when a call of the area is refused. A user who is no longer administrator is redirected
 * like anybody without the right. A form with unsaved work stays readable: the next refused act redirects, and so does
 * closing the form.
 */
export const useLeaveOnLostRight = (): void => {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let looking = false;
    let lost = false;
    let wasRefused = false;
    const refetchMenus = async (stays: boolean): Promise<void> => {
      if (looking) return;
      looking = true;
      const menus = await queryClient.fetchQuery({ ...menusQuery, staleTime: 0 }).finally(() => {
        looking = false;
      });
      lost = !menus.some(({ name }) => name === 'Admin');
      wasRefused &&= lost;
      if (!lost) return;
      void queryClient.invalidateQueries({ queryKey: identityKeys.me });
      if (!stays || !holdsUnsavedWork()) await router.invalidate();
    };
    const stopRefused = refusedRight.subscribe((isAct) => {
      // Background reads of the screen are refused as well, but are no act of the user.
      const stays = !(isAct && wasRefused);
      wasRefused ||= isAct;
      void refetchMenus(stays).catch(() => undefined);
    });
    const stopWorkEnds = unsavedWorkEnds.subscribe(() => {
      if (lost) void router.invalidate();
    });
    return () => {
      stopRefused();
      stopWorkEnds();
    };
  }, [queryClient, router]);
};

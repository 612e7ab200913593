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

/** The signed-in person; loaded by the root route before any screen, so it is always there. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/** Whether the signed-in person holds a menu. */
export const useHolds = (name: Menu['name']): boolean =>
  useSuspenseQuery(menusQuery).data.some((menu) => menu.name === name);

/**
 * Fetches the menus of the person again once a call of the area is refused. Whoever is no administrator any more is
 * redirected like anybody without the right. A form with unsaved work stays to be read: the next act that is refused
 * redirects, and so does the end of the form.
 */
export const useLeaveOnLostRight = (): void => {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let looking = false;
    let lost = false;
    let wasRefused = false;
    const lookAgain = async (stays: boolean): Promise<void> => {
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
      // What the screen asks for behind the form is refused as well, and is no attempt of the person.
      const stays = !(isAct && wasRefused);
      wasRefused ||= isAct;
      void lookAgain(stays).catch(() => undefined);
    });
    const stopGone = unsavedWorkEnds.subscribe(() => {
      if (lost) void router.invalidate();
    });
    return () => {
      stopRefused();
      stopGone();
    };
  }, [queryClient, router]);
};

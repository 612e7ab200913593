import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refusedRight } from '../../platform/refused-right.ts';
import { holdsUnsavedWork, unsavedWorkGone } from '../../platform/unsaved/held.ts';
import { identityKeys, menusQuery } from './api.ts';

/**
 * Asks anew what the person holds once a call of the area is refused. Who is no administrator any more is led away as
 * whoever enters without the right is. A form with unsaved work stays to be read: the next act that is refused leads
 * away, and so does the end of the form.
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
    const stopGone = unsavedWorkGone.subscribe(() => {
      if (lost) void router.invalidate();
    });
    return () => {
      stopRefused();
      stopGone();
    };
  }, [queryClient, router]);
};

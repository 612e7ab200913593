import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refusedRight } from '../../platform/refused-right.ts';
import { holdsUnsavedWork } from '../../platform/unsaved-work.ts';
import { identityKeys, menusQuery } from '../identity/index.ts';

/**
 * Asks anew what the person holds once a call of the area is refused. Who is no administrator any more is led away as
 * whoever enters without the right is; a form with unsaved work stays to be read, and the next refusal leads away.
 */
export const useLeaveOnLostRight = (): void => {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let looking = false;
    const lookAgain = async (): Promise<void> => {
      if (looking) return;
      looking = true;
      const menus = await queryClient.fetchQuery({ ...menusQuery, staleTime: 0 }).finally(() => {
        looking = false;
      });
      if (menus.some(({ name }) => name === 'Admin')) return;
      void queryClient.invalidateQueries({ queryKey: identityKeys.me });
      if (!holdsUnsavedWork()) await router.invalidate();
    };
    return refusedRight.subscribe(() => void lookAgain().catch(() => undefined));
  }, [queryClient, router]);
};

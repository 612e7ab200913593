import { useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The row of the list that one comes back from. */
    row?: number;
  }
}

/** The row opened from each entry of the browser's history, for as long as the page lives. */
const opened = new Map<string, number>();

/** Remembers the row that is opened and gives it the focus when Back, or a link that names it, leads here again. */
export const useReturnToRow = (body: RefObject<HTMLElement | null>, ready: boolean) => {
  const router = useRouter();
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const named = useRouterState({ select: ({ location }) => location.state.row });
  const returned = useRef<string>(undefined);

  useEffect(() => {
    if (!ready || returned.current === entry) return;
    returned.current = entry;
    const id = opened.get(entry) ?? named;
    if (id === undefined) return;
    const link = body.current?.querySelector<HTMLElement>(`a[data-row="${id}"]`);
    const show = () => link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    link?.focus({ preventScroll: true });
    show();
    // Where the rows were at hand the router scrolls after this, to the top of a page that was reached by a link.
    const stop = router.subscribe('onRendered', ({ toLocation }) => {
      stop();
      if (toLocation.state.__TSR_key === entry) show();
    });
  }, [body, entry, named, ready, router]);

  return { remember: (id: number): void => void opened.set(entry, id) };
};

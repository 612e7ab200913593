import { useRouter, useRouterState } from '@tanstack/react-router';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { nameOfPage } from '../page/page-header.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The row of the list that the user comes back from. */
    row?: number;
  }
}

/** An opened row, its table, and the rows of that table at that time. */
type Opened = { table: string; id: number; rows: readonly number[] };

/** The row opened from each history entry, for the lifetime of the page. */
const openedFrom = new Map<string, Opened>();
/** The last opening of each row of a page. */
const lastOpened = new Map<string, Opened>();

const rowIn = (body: HTMLElement | null, id: number | undefined): HTMLElement | null =>
  body?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null;

/**
 * The row itself, or if it is missing the next one that still exists, else the previous one; without rows the page's
 * heading.
 */
const inPlaceOf = ({ id, rows }: Opened, body: HTMLElement | null): HTMLElement | null => {
  const place = rows.indexOf(id);
  const links = [...rows.slice(place), ...rows.slice(0, place).toReversed()].map((each) => rowIn(body, each));
  return links.find((link) => link) ?? body?.querySelector<HTMLElement>('[data-row]') ?? nameOfPage();
};

/**
 * Remembers the opened row and focuses it when Back, or a link that names it, leads here; if it is missing, its
 * neighbour gets the focus. Of several tables on a page the one from which it was opened does so; without one, the
 * table that contains it, or else the page's heading gets the focus.
 */
export const useReturnToRow = (table: string, body: RefObject<HTMLElement | null>, ready: boolean) => {
  const router = useRouter();
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const page = useRouterState({ select: ({ location }) => location.pathname });
  const named = useRouterState({ select: ({ location }) => location.state.row });
  const returned = useRef<string>(undefined);

  useEffect(() => {
    if (!ready || returned.current === entry) return;
    returned.current = entry;
    const opened = openedFrom.get(entry) ?? lastOpened.get(`${page} ${named}`);
    if (opened === undefined ? named === undefined : opened.table !== table) return;
    const link = opened ? inPlaceOf(opened, body.current) : rowIn(body.current, named);
    if (link === null) {
      if (document.activeElement === document.body) nameOfPage()?.focus();
      return;
    }
    const show = () => link.closest('tr')?.scrollIntoView({ block: 'nearest' });
    link.focus({ preventScroll: true });
    show();
    // With cached rows the router scrolls after this effect, to the top of a page opened by a link.
    const stop = router.subscribe('onRendered', ({ toLocation }) => {
      stop();
      if (toLocation.state.__TSR_key === entry) show();
    });
  }, [body, entry, named, page, ready, router, table]);

  return {
    remember: (id: number, rows: readonly number[]): void => {
      const opened = { table, id, rows };
      openedFrom.set(entry, opened);
      lastOpened.set(`${page} ${id}`, opened);
    },
  };
};

/**
 * When a focused row disappears by an act here or elsewhere, the row that takes its place gets the focus, so that the
 * next act is one key away. Without rows the page's heading gets it.
 */
export const useFocusInPlace = (body: RefObject<HTMLElement | null>, ids: readonly number[] | undefined) => {
  const focused = useRef<{ id: number; place: number }>(undefined);
  const order = ids?.join();
  useLayoutEffect(() => {
    const last = focused.current;
    if (last === undefined || order === undefined) return;
    const now = order === '' ? [] : order.split(',').map(Number);
    const place = now.indexOf(last.id);
    if (place >= 0) {
      focused.current = { id: last.id, place };
      return;
    }
    focused.current = undefined;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const id = now[Math.min(last.place, now.length - 1)];
    const link = body.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
    link?.focus({ preventScroll: true });
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    if (!link) nameOfPage()?.focus();
  }, [order, body]);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      const row = target.closest('tr');
      const id = Number(row?.querySelector('[data-row]')?.getAttribute('data-row'));
      const links = [...currentTarget.querySelectorAll('[data-row]')];
      focused.current = { id, place: links.findIndex((link) => link.getAttribute('data-row') === String(id)) };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>): void => {
      // Removed elements lose the focus too; only if the row still exists has the user moved the focus.
      window.setTimeout(() => {
        if (target.isConnected && !target.contains(document.activeElement)) focused.current = undefined;
      });
    },
  };
};

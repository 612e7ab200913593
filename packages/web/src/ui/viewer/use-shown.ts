import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { rowMark } from './show.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The open file and its list; with `covers` it covers the page, and Back closes it. */
    shown?: { of: string; fileId: number; covers: boolean } | undefined;
  }
}

/** Next to the text where there is room for both, else over it. */
export const WIDE_ENOUGH = '(min-width: 75em)';

const rowOf = (of: string, fileId: number): HTMLElement | null =>
  document.querySelector(`[data-file="${CSS.escape(rowMark(of, fileId))}"]`);

/**
 * Which file of a list is open. It is stored in the history state, not in the address: it survives a reload, and a
 * shared address opens the document itself.
 */
export const useShown = (of: string) => {
  const navigate = useNavigate();
  const router = useRouter();
  const shown = useRouterState({ select: ({ location }) => location.state.shown });
  const mine = shown?.of === of ? shown : undefined;
  const last = useRef<number>(undefined);
  useEffect(() => {
    const closed = mine === undefined ? last.current : undefined;
    last.current = mine?.fileId;
    if (closed === undefined) return;
    // After the closed panel has released the focus.
    window.setTimeout(() => rowOf(of, closed)?.focus());
    // Back restores the scroll position, which may not include the row.
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe();
      const row = rowOf(of, closed);
      if (row === document.activeElement) row?.scrollIntoView({ block: 'nearest' });
    });
    return unsubscribe;
  }, [of, mine, router]);
  const put = (next: typeof shown, replace: boolean): void =>
    void navigate({
      to: '.',
      search: true,
      hash: true,
      state: (before) => ({ ...before, shown: next }),
      replace,
      resetScroll: false,
      ignoreBlocker: true,
    });
  return {
    fileId: mine?.fileId,
    show: (fileId: number): void => {
      const covers = mine?.covers ?? !window.matchMedia(WIDE_ENOUGH).matches;
      put({ of, fileId, covers }, mine !== undefined || !covers);
    },
    close: (): void => (mine?.covers ? router.history.back({ ignoreBlocker: true }) : put(undefined, true)),
  };
};

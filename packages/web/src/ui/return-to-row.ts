import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** The row opened from each entry of the browser's history, for as long as the page lives. */
const opened = new Map<string, number>();

/** Remembers the row that is opened and gives it the focus when Back leads here again. */
export const useReturnToRow = (body: RefObject<HTMLElement | null>, ready: boolean) => {
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const returned = useRef<string>(undefined);

  useEffect(() => {
    if (!ready || returned.current === entry) return;
    returned.current = entry;
    const id = opened.get(entry);
    if (id === undefined) return;
    const link = body.current?.querySelector<HTMLElement>(`a[data-row="${id}"]`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  }, [body, entry, ready]);

  return { remember: (id: number): void => void opened.set(entry, id) };
};

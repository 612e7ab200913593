import { listNotifications, waitForNews } from '@portal/contract/notification';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/calls/call.ts';
import { deviceTime } from '../../platform/device/clock.ts';
import { notificationKeys, tabs } from '../../platform/unread.ts';

/** Pause after a failure, or an early answer without news, so that a restarting server is not overloaded. */
const PAUSE_MS = 15_000;
/** This many news are inspected for their areas. */
const LOOKED_AT = 20;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const recount = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: notificationKeys.all });

/** Refreshes the bell, and the queries of the areas that the news are about. */
const refresh = async (queryClient: QueryClient): Promise<void> => {
  await recount(queryClient);
  const { items } = await call(listNotifications, { query: { limit: LOOKED_AT, unread: true } });
  // Decided leave is part of the user's own data.
  const areas = new Set(['identity', ...items.map(({ kind }) => kind.split('.')[0])]);
  for (const area of areas) void queryClient.invalidateQueries({ queryKey: [area] });
};

/** Waits for news by long polling, and reports each time that there are some. */
const waitOn = async (onNews: () => void, signal: AbortSignal): Promise<void> => {
  let known: string | undefined;
  while (!signal.aborted)
    try {
      const requestedAt = deviceTime();
      const { state } = await call(waitForNews, { query: { known } }, { signal });
      if (known !== undefined && state !== known) onNews();
      // The server ends a wait early when a user has too many, or when it stops: repeating it at once would end another
      // one, without end.
      else if (known !== undefined && deviceTime() - requestedAt < PAUSE_MS) await pause(signal);
      known = state;
    } catch {
      await pause(signal);
    }
};

/**
 * Follows the notifications of a user until it is aborted. Of all tabs one waits for the server and informs the others;
 * when it is closed, another takes over.
 */
export const followNews = (queryClient: QueryClient, employeeId: number, signal: AbortSignal): void => {
  const name = `portal-news-${employeeId}`;
  const look = (): void => void refresh(queryClient).catch(() => undefined);
  const listen = ({ data }: MessageEvent): void => (data === 'read' ? void recount(queryClient) : look());
  tabs.addEventListener('message', listen, { signal });
  const lead = () =>
    waitOn(() => {
      look();
      tabs.postMessage('news');
    }, signal);
  // Without a secure origin, or where the browser denies it, tabs have no locks, and each waits on its own.
  if (!('locks' in navigator)) return void lead();
  navigator.locks.request(name, { signal }, lead).catch(() => (signal.aborted ? undefined : lead()));
};

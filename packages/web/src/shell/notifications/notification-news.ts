import { listNotifications, waitForNews } from '@portal/contract/notification';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/calls/call.ts';
import { deviceTime } from '../../platform/device/clock.ts';
import { notificationKeys, tabs } from '../../platform/unread.ts';

/** After a failure, or an answer that came early without news: long enough that a server that comes up is not run down. */
const PAUSE_MS = 15_000;
/** As many kinds of news at once are looked at to know which areas they are of. */
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

/** What is told stands in the bell, and where the screen shows what it is about, that is asked for anew. */
const refresh = async (queryClient: QueryClient): Promise<void> => {
  await recount(queryClient);
  const { items } = await call(listNotifications, { query: { limit: LOOKED_AT, unread: true } });
  // Leave that was decided on is among what is known of oneself.
  const areas = new Set(['identity', ...items.map(({ kind }) => kind.split('.')[0])]);
  for (const area of areas) void queryClient.invalidateQueries({ queryKey: [area] });
};

/** Waits for news for as long as it may, and says each time that there are some. */
const waitOn = async (onNews: () => void, signal: AbortSignal): Promise<void> => {
  let known: string | undefined;
  while (!signal.aborted)
    try {
      const asked = deviceTime();
      const { state } = await call(waitForNews, { query: { known } }, { signal });
      if (known !== undefined && state !== known) onNews();
      // Too many of one person wait, or the server stops: whoever asks again at once puts out the next, without end.
      else if (known !== undefined && deviceTime() - asked < PAUSE_MS) await pause(signal);
      known = state;
    } catch {
      await pause(signal);
    }
};

/**
 * Follows what somebody is told, until it is aborted. Of all tabs of theirs one waits at the server and tells the others;
 * the next takes its place when it is closed.
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
  // Without a secure origin, or where the browser denies it, tabs cannot agree, and each waits by itself.
  if (!('locks' in navigator)) return void lead();
  navigator.locks.request(name, { signal }, lead).catch(() => (signal.aborted ? undefined : lead()));
};

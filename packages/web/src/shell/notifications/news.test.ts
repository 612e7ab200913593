import { waitForNews } from '@portal/contract/notification';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenAnswers, givenSignedIn } from '../../testing/answers.ts';
import { followNews } from './notification-news.ts';

beforeEach(() => {
  vi.useFakeTimers();
  givenSignedIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isWait = ({ path }: { path: string }): boolean => path.startsWith(waitForNews.path);

test('an immediate answer without news is not followed by an immediate call', async () => {
  const calls = givenAnswers((request) => ({ body: isWait(request) ? { state: 'a' } : { unread: 0, items: [] } }));
  const end = new AbortController();
  followNews(new QueryClient(), 7, end.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  // The first call learns the state, the second waits.
  expect(calls.filter(isWait)).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.filter(isWait)).toHaveLength(6);
  end.abort();
});

test('after early news the next wait starts without a pause', async () => {
  let state = 0;
  const calls = givenAnswers((request) => {
    if (!isWait(request)) return { body: { unread: 0, items: [] } };
    state = Math.min(state + 1, 4);
    return { body: { state: String(state) } };
  });
  const end = new AbortController();
  followNews(new QueryClient(), 7, end.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.filter(isWait)).toHaveLength(5);
  end.abort();
});

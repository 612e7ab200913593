import type { Action, Message } from '@portal/contract/safety';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { safetyKeys } from '../../report/lookups.api.ts';
import { type ActionRef, newsQuery } from '../api.ts';
import { hasEnded } from '../ended.ts';

const NOTHING: Message[] = [];

/**
 * While somebody looks at an action that is under way it is asked whether others wrote. What is newer makes all of the
 * area be asked for anew, since whoever wrote may have moved the action and its case.
 */
export const useNews = (of: ActionRef, { threads, status }: Action): void => {
  const queryClient = useQueryClient();
  const { data: news, dataUpdatedAt } = useQuery({
    ...newsQuery(of, threads.at(-1)?.id),
    initialData: NOTHING,
    enabled: !hasEnded(status),
  });
  const isNewer = news.length > 0;
  useEffect(() => {
    // Told by its time as well: where asking anew failed, the next answer asks again.
    if (isNewer && dataUpdatedAt > 0) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  }, [isNewer, dataUpdatedAt, queryClient]);
};

/** The first message of others since one opened the thread or wrote into it. */
export const firstNew = (threads: readonly Message[], opened: number, me: number): number | undefined => {
  const seen = Math.max(opened, threads.findLast(({ author }) => author.id === me)?.id ?? 0);
  return threads.find(({ id, author }) => id > seen && author.id !== me)?.id;
};

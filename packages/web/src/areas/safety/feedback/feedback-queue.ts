import type { Report } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { createContext } from 'react';
import { LONGEST_QUEUE, queue, queueText } from '../../../ui/queue/queue-order.ts';
import { useComesFrom, useListNow, useQueue } from '../../../ui/queue/use-queue.ts';
import { reportQuery } from '../report/report.queries.ts';
import type { ReportSearch } from '../report-list/report-list.queries.ts';
import { feedbackQuery, ownReportsQuery, unansweredQuery } from './feedback.queries.ts';

/** Opens the next report that waits for an answer; undefined outside a queue. */
export const NextInFeedbackQueue = createContext<(() => void) | undefined>(undefined);

/** Reports in order as a queue; undefined if there is only one. */
const feedbackQueue = (rows: readonly { id: number }[]): string | undefined =>
  rows.length < 2 ? undefined : queueText(rows.map(({ id }) => id));

/** A link to the feedback tab of a report, which includes the queue. */
export const feedbackLink = (id: number, text?: string) =>
  linkOptions({
    to: '/esms/report/view/$id',
    params: { id: String(id) },
    search: (text === undefined ? {} : { queue: text }) as ReportSearch,
    hash: 'feedback',
  });

/** Reports that the user may answer, and unread answers to own reports. */
const waits = ({ can, feedbackAnswered, isMine }: Report): boolean => (feedbackAnswered ? isMine : can.answer === true);

/** The kind of the present feedback queue: answers to own reports, or reports that the user may answer. */
const useBegun = (mayBegin: boolean): string | undefined => {
  const from = useComesFrom();
  const own = useListNow(ownReportsQuery, mayBegin && from === 'list');
  const asked = useListNow(unansweredQuery(LONGEST_QUEUE), mayBegin && from === 'home');
  const rows = from === 'home' ? asked?.items : own?.items.filter(({ feedbackAnswered }) => feedbackAnswered);
  return mayBegin && from !== undefined && rows ? feedbackQueue(rows) : undefined;
};

/** A report of a feedback queue that its address names. */
export const useFeedbackQueue = (id: number) => {
  const queryClient = useQueryClient();
  const search = useSearch({ strict: false }) as { queue?: unknown; action?: unknown; triage?: unknown };
  const isMeant = search.action === undefined && search.triage === undefined;
  const fromAddress = isMeant ? queue().read(search.queue) : undefined;
  return useQueue({
    id,
    queue: fromAddress,
    begun: useBegun(isMeant && fromAddress === undefined),
    recordOf: (queued) => reportQuery(queued.id),
    waits,
    prefetchMore: (report) => void queryClient.prefetchQuery(feedbackQuery(report.id)),
    linkOf: (queued, text) => feedbackLink(queued.id, text),
    list: linkOptions({ to: '/' }),
  });
};

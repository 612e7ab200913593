import {
  answerReportFeedback,
  type FeedbackBody,
  getFeedback,
  listRelatedFeedback,
  listReports,
} from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { partOf, safetyKeys } from '../safety.queries.ts';

/** The question of a report with its answers; null if it does not ask. */
export const feedbackQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.feedback(id),
    queryFn: ({ signal }) => call(getFeedback, { params: { id } }, { signal }),
    ...partOf({ family: 'reports', id }),
    refetchOnWindowFocus: 'always',
  });

/** The others of its group that ask. */
export const groupFeedbackQuery = (id: number) =>
  queryOptions({
    queryKey: [...safetyKeys.feedback(id), 'others'],
    queryFn: ({ signal }) => call(listRelatedFeedback, { params: { id } }, { signal }),
  });

export const answerMutation = mutationOptions({
  mutationFn: ({ id, ...body }: FeedbackBody & { id: number }) => call(answerReportFeedback, { params: { id }, body }),
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});

const SHOWN = 10;
/** The number of own reports that are searched for answers. */
const LOOKED_AT = 50;

/** Reports that ask for feedback which I may give and nobody has; nothing for whom it is not given to answer. */
export const unansweredQuery = (limit: number = SHOWN) =>
  queryOptions({
    queryKey: [...safetyKeys.list, 'awaits-answer', limit],
    queryFn: ({ signal }) => call(listReports, { query: { awaitsAnswer: true, limit } }, { signal }),
  });

/** My own, the newest first, among them those that were answered. */
export const ownReportsQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'own'],
  queryFn: ({ signal }) => call(listReports, { query: { myReportOnly: true, limit: LOOKED_AT } }, { signal }),
  refetchInterval: POLL_MS,
});

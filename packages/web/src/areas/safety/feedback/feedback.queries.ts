import { answerReportFeedback, type FeedbackBody, getFeedback, listRelatedFeedback } from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { partOf } from '../case/case-part.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';

/** What a report asks to be answered, with its answers; null where it does not ask. */
export const feedbackQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.feedback(id),
    queryFn: ({ signal }) => call(getFeedback, { params: { id } }, { signal }),
    ...partOf({ family: 'reports', id }),
    refetchOnWindowFocus: 'always',
  });

/** The others of its group that ask. */
export const askingQuery = (id: number) =>
  queryOptions({
    queryKey: [...safetyKeys.feedback(id), 'others'],
    queryFn: ({ signal }) => call(listRelatedFeedback, { params: { id } }, { signal }),
  });

export const answerMutation = mutationOptions({
  mutationFn: ({ id, ...body }: FeedbackBody & { id: number }) => call(answerReportFeedback, { params: { id }, body }),
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});

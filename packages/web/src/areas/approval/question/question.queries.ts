import {
  type ApprovalDocument,
  answerQuestion,
  askQuestion,
  getDocument,
  listHistory,
  markDocumentRead,
} from '@portal/contract/approval';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { readIfDone } from '../../../platform/calls/lost-answer.ts';
import { approvalKeys } from '../document/approval-document.queries.ts';

/** The names under which texts are stored on this device until they are sent. */
export const questionName = (documentId: number, askerId: number): string => `question.${documentId}.${askerId}`;
export const answerName = (questionId: number, answererId: number): string => `answer.${questionId}.${answererId}`;

type NewQuestion = { document: ApprovalDocument; lineId: number; toId: number; text: string; idempotencyKey: string };

export const askMutation = mutationOptions({
  mutationFn: ({ document: { id }, lineId, toId, text, idempotencyKey }: NewQuestion) =>
    call(askQuestion, { params: { id }, body: { lineId, to: { id: toId }, text } }, { idempotencyKey }),
  meta: { refreshes: [approvalKeys.all], ownErrors: true },
});

export const answerMutation = mutationOptions({
  mutationFn: ({ id, questionId, text }: { id: number; questionId: number; text: string }) =>
    call(
      answerQuestion,
      { params: { id, questionId }, body: { text } },
      {
        confirmDone: () =>
          readIfDone(call(getDocument, { params: { id } }), ({ questions }) =>
            questions.some((question) => question.id === questionId && question.answer?.text === text),
          ),
      },
    ),
  meta: { refreshes: [approvalKeys.all], ownErrors: true },
});

export const historyQuery = (id: number, limit: number) =>
  queryOptions({
    queryKey: [...approvalKeys.history(id), limit],
    queryFn: ({ signal }) => call(listHistory, { params: { id }, query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Records that the document was opened; a failure is not shown. */
export const readMutation = mutationOptions({
  mutationFn: (id: number) => call(markDocumentRead, { params: { id } }),
  meta: { ownErrors: true },
});

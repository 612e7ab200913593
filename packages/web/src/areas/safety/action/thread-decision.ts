import type { Action } from '@portal/contract/safety';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement, Fragment } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifyDone, notifyError, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { safetyKeys } from '../safety.queries.ts';
import { type ActionRef, actMeta, type Decision, decide } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import { openRequest } from './action-state.ts';
import { ClosingRequestQuote } from './closing-request-quote.tsx';

/** What may be decided now, in this order. */
export const decisionsOf = (action: Action): Decision[] => [
  ...(action.can.cancel === true ? (['cancel'] as const) : []),
  ...(openRequest(action) ? (['reject', 'accept'] as const) : []),
];

type Given = { of: ActionRef; action: Action; onDone: () => void; onFailure: (error: Error) => void };

/** Confirms a decision, takes it once, and notifies. */
export const useDecision = ({ of, action, onDone, onFailure }: Given) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (given: { decision: Decision; content: string; request: number | undefined }) => decide(of, given),
    meta: actMeta,
    onSuccess: (_reply, { decision }) => {
      const notify = decision === 'accept' ? notifySuccess : notifyDone;
      notify(t(actionWords.decision.done[decision]), action.actionNo);
      onDone();
    },
    onError: (error) => {
      onFailure(error);
      // Somebody else decided first: the present state is fetched; if nothing is left to decide, the box disappears
      // with its text.
      if (isFailure(error) && error.errors.length === 0) notifyError(messageOf(error));
      void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
    },
  });
  const ask = async (decision: Decision, content: string): Promise<void> => {
    if (isPending) return;
    const request = openRequest(action);
    const sentence = t(actionWords.decision.sure[decision], { name: action.actionNo });
    const sure = await confirm({
      title: t(actionWords.decision.act[decision]),
      message: request
        ? createElement(Fragment, null, sentence, createElement(ClosingRequestQuote, { request }))
        : sentence,
      confirmLabel: t(actionWords.decision.act[decision]),
      danger: decision !== 'accept',
    });
    if (sure) mutate({ decision, content, request: request?.id });
  };
  return { ask, busy: isPending ? variables.decision : undefined };
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { safetyKeys } from '../safety.queries.ts';
import { type ActionRef, actMeta, write } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import type { ChosenFiles } from './thread-draft.tsx';

type Given = {
  of: ActionRef;
  actionNo: string;
  files: ChosenFiles;
  onSent: (asksClosing: boolean) => void;
  onFailure: (error: Error) => void;
};

/** Sends what was written with its files, once: repeated after an answer that was lost, it is the same message. */
export const useSending = ({ of, actionNo, files, onSent, onFailure }: Given) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { keyOf, renewKey } = useIdempotencyKey();
  const sending = useRef<AbortController>(undefined);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ content, asksClosing }: { content: string; asksClosing: boolean }) => {
      const controller = new AbortController();
      sending.current = controller;
      const chosen = files.items.map(({ file }) => file);
      const what = {
        content,
        asksClosing,
        files: chosen.map(({ name, size, lastModified }) => [name, size, lastModified]),
      };
      return write(of, {
        content,
        asksClosing,
        files: chosen,
        idempotencyKey: keyOf(what),
        onProgress: files.progress,
        signal: controller.signal,
      });
    },
    meta: actMeta,
    onSuccess: (_message, { asksClosing }) => {
      renewKey();
      files.clear();
      if (asksClosing) notifySuccess(t(actionWords.thread.requested), actionNo);
      onSent(asksClosing);
    },
    onError: (error) => {
      files.wait();
      if (error.name !== 'AbortError') onFailure(error);
      // What the action is now may forbid it: the screen is to say so.
      if (isFailure(error) && error.status >= 400) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
    },
    onSettled: () => {
      sending.current = undefined;
    },
  });
  return {
    /** A second press while the first is under way does nothing. */
    send: (content: string, asksClosing: boolean): void => {
      if (sending.current === undefined) mutate({ content, asksClosing });
    },
    stop: (): void => sending.current?.abort(),
    isPending,
    isAsking: isPending && variables.asksClosing,
  };
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { isNetworkFailure } from '../../../ui/form/page/network-failure.ts';
import { useRetryWhenOnline } from '../../../ui/page/retry-when-online.ts';
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

type Message = { content: string; asksClosing: boolean };

/**
 * Sends what was written with its files, once: repeated after an answer that was lost, it is the same message. What the network kept
 * back waits, and is sent when it is there again.
 */
export const useSending = ({ of, actionNo, files, onSent, onFailure }: Given) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { keyOf, renewKey } = useIdempotencyKey();
  const sending = useRef<AbortController>(undefined);
  const [waiting, setWaiting] = useState<Message>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ content, asksClosing }: Message) => {
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
      setWaiting(undefined);
      files.clear();
      if (asksClosing) notifySuccess(t(actionWords.thread.requested), actionNo);
      onSent(asksClosing);
    },
    onError: (error, message) => {
      files.wait();
      if (isNetworkFailure(error)) return setWaiting(message);
      setWaiting(undefined);
      if (error.name !== 'AbortError') onFailure(error);
      // What the action is now may forbid it: the screen is to say so.
      if (isFailure(error) && error.status >= 400) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
    },
    onSettled: () => {
      sending.current = undefined;
    },
  });
  const send = (message: Message): void => {
    if (sending.current === undefined) mutate(message);
  };
  const sendNow = (): void => waiting && send(waiting);
  useRetryWhenOnline(waiting !== undefined, sendNow);
  return {
    /** A second press while the first is under way does nothing. */
    send: (content: string, asksClosing: boolean): void => send({ content, asksClosing }),
    /** What waits for the network; its words and files stay as they are meanwhile, so that the same is sent. */
    waiting: waiting && { sendNow, stop: () => setWaiting(undefined) },
    stop: (): void => sending.current?.abort(),
    isPending,
    isAsking: isPending && variables.asksClosing,
  };
};

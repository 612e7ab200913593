import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { type Confirmation, confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { documentKeys } from './document.queries.ts';

/** The right to this screen was lost meanwhile: its address is loaded again, which redirects the user. */
export const useLostRight = (isLost: boolean): void => {
  const router = useRouter();
  useEffect(() => {
    if (isLost) void router.invalidate();
  }, [isLost, router]);
};

type Words = Confirmation & {
  done: string;
  failed: string;
  /** The message about something that somebody else deleted meanwhile. */
  deleted: string;
};

type Given<Of> = {
  perform: (of: Of) => Promise<unknown>;
  wordsOf: (of: Of) => Words;
  /** It is done, or there is nothing left to do it to. */
  onEnd: (of: Of) => void | Promise<void>;
};

type Refusal<Of> = { title: string; message: string; deleted: Of | undefined };

/** Confirms an act that cannot be undone, runs it, and shows the result; a refusal stays open until it is closed. */
export const useConfirmedAct = <Of>({ perform, wordsOf, onEnd }: Given<Of>) => {
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal<Of>>();
  const { mutate, isPending } = useMutation({
    mutationFn: perform,
    onSuccess: async (_reply, of) => {
      notifySuccess(wordsOf(of).done);
      await onEnd(of);
    },
    onError: (error, of) => {
      const { failed, deleted } = wordsOf(of);
      const isDeleted = isFailure(error, 'not-found');
      setRefusal({
        title: failed,
        message: isDeleted ? deleted : messageOf(error),
        deleted: isDeleted ? of : undefined,
      });
    },
    meta: { refreshes: [documentKeys.lists, documentKeys.assigned], ownErrors: true },
  });
  const start = async (of: Of): Promise<void> => {
    if (!isPending && (await confirm(wordsOf(of)))) mutate(of);
  };
  const close = (): void => {
    const deleted = refusal?.deleted;
    setRefusal(undefined);
    if (deleted === undefined) void queryClient.invalidateQueries({ queryKey: documentKeys.all });
    else void onEnd(deleted);
  };
  return { start, busy: isPending, refusal: refusal && { ...refusal, onClose: close } };
};

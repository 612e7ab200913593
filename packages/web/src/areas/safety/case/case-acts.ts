import type { Can } from '@portal/contract/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { mayDiscard } from '../../../ui/form/unsaved-guard.ts';
import { safetyKeys } from '../safety.queries.ts';

type Words = {
  title: string;
  message: string;
  verb: string;
  done: string;
  failed: string;
  /** The message if the case is not assessed, instead of the general one. */
  notAssessed?: string;
};

type Given<Act extends string, StoredRecord extends { can: Can<Act> }> = {
  stored: StoredRecord;
  /** Reads the record again. */
  read: () => Promise<StoredRecord>;
  perform: (act: Act, stored: StoredRecord) => Promise<unknown>;
  wordsOf: (act: Act) => Words;
  /** Who is meant where the server names a field, such as one of several who are to act. */
  whoAt?: (path: string) => string | undefined;
  /** The act succeeded and its message was shown. */
  onDone?: ((act: Act) => void) | undefined;
};

/** The problems of fields in a refusal, if it names any. */
const saidBy = (error: Error, whoAt: (path: string) => string | undefined): string => {
  if (!isFailure(error) || error.errors.length === 0) return messageOf(error);
  const sentences = error.errors.map(({ path, message }) => {
    const who = whoAt(path);
    return who === undefined ? message : `${who}: ${message}`;
  });
  return [...new Set(sentences)].join(' ');
};

/** The record that an act is judged by: where something forbids the act, the record is read once more. */
export const latestFor = async <Act extends string, StoredRecord extends { can: Can<Act> }>(
  act: Act,
  stored: StoredRecord,
  read: () => Promise<StoredRecord>,
): Promise<StoredRecord> => (stored.can[act] === true ? stored : read().catch(() => stored));

/**
 * Confirms an act on a case, runs it, and shows the result; a refusal stays open until it is closed. If somebody else
 * was faster the case is refetched.
 */
export const useCaseActs = <Act extends string, StoredRecord extends { can: Can<Act> }>(
  given: Given<Act, StoredRecord>,
) => {
  const { stored, read, perform, wordsOf, whoAt = () => undefined, onDone } = given;
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<{ title: string; message: string }>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ act, on }: { act: Act; on: StoredRecord }) => perform(act, on),
    onSuccess: (_reply, { act }) => {
      notifySuccess(wordsOf(act).done);
      onDone?.(act);
    },
    onError: (error, { act }) => setFailure({ title: wordsOf(act).failed, message: saidBy(error, whoAt) }),
    meta: { refreshes: [safetyKeys.all], ownErrors: true },
  });
  const start = async (act: Act): Promise<void> => {
    const { title, message, verb, failed, notAssessed } = wordsOf(act);
    const on = await latestFor(act, stored, read);
    const answer = on.can[act];
    if (answer !== true && answer !== undefined) {
      const said = answer === 'not-assessed' ? notAssessed : undefined;
      return setFailure({ title: failed, message: said ?? problemMessage(answer) });
    }
    // Acts other than reopening discard what was typed in the tabs of the case.
    if (act !== 'reopen' && !(await mayDiscard())) return;
    if (await confirm({ title, message, confirmLabel: verb })) mutate({ act, on });
  };
  return {
    start,
    busy: isPending ? variables.act : undefined,
    failure,
    closeFailure: () => {
      setFailure(undefined);
      void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
    },
  };
};

/** Whether an act has its button: it can be done, or what keeps it from being done can be put right here. */
export const isAvailable = <Act extends string>(can: Can<Act>, act: Act): boolean =>
  can[act] === true || can[act] === 'not-assessed';

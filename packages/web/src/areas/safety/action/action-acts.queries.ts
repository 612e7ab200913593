import { isBlankText } from '@portal/contract/kernel';
import {
  type Assignment,
  actionFamilies,
  type CaseFile,
  type Message,
  type RootCauseBody,
} from '@portal/contract/safety';
import { call } from '../../../platform/calls/call.ts';
import { standing } from '../../../platform/calls/unanswered.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';
import type { ActionRef, CaseRef } from './action.queries.ts';

/** Whatever is done with an action may move its case: all of the area is asked for anew, and the screen tells a failure. */
export const actMeta = { refreshes: [safetyKeys.all], ownErrors: true } as const;

export const assign = ({ family, id }: CaseRef, body: Assignment[], idempotencyKey: string) =>
  call(actionFamilies[family].assign, { params: { id }, body }, { idempotencyKey });

export type Written = {
  content: string;
  /** It asks that the action be closed. */
  asksClosing: boolean;
  files: readonly File[];
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** A message or a closing request, with its files in the same call: either all of it is there or nothing. */
export const write = ({ family, id, mid }: ActionRef, written: Written): Promise<Message> => {
  const { content, asksClosing, files, ...how } = written;
  const params = { id, mid };
  const body = { content, actionType: asksClosing ? ('Closed' as const) : ('None' as const), actionCompleted: null };
  const endpoint = actionFamilies[family].write;
  if (files.length === 0) return call(endpoint, { params, body }, how);
  return upload(endpoint, { params, files, json: { name: 'thread', value: body }, ...how });
};

/** Further files of a message of one's own. */
export const attach = (
  { family, id, mid, tid }: ActionRef & { tid: number },
  files: readonly File[],
  how: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<CaseFile[]> => upload(actionFamilies[family].attach, { params: { id, mid, tid }, files, ...how });

export type Decision = 'accept' | 'reject' | 'cancel';

const answers = {
  accept: { actionType: 'Closed', actionCompleted: true },
  reject: { actionType: 'Rejected', actionCompleted: false },
  cancel: { actionType: 'Canceled', actionCompleted: false },
} as const;

/** Answers an open closing request, or cancels the action; `content` may be blank but for a rejection. */
export const decide = (
  { family, id, mid }: ActionRef,
  { decision, request, content }: { decision: Decision; request: number | undefined; content: string },
) => {
  const calls = actionFamilies[family];
  const { actionType } = answers[decision];
  // A decision is a message of the thread, with what was said to it.
  const stands = () =>
    standing(call(calls.get, { params: { id, mid } }), ({ threads }) =>
      threads.some(
        (each) =>
          each.actionType === actionType &&
          each.answerTo === (request ?? null) &&
          (isBlankText(content) || each.content === content),
      ),
    );
  if (decision === 'cancel') return call(calls.cancel, { params: { id, mid }, body: { content } }, { stands });
  const params = { id, mid, tid: request ?? 0 };
  return call(calls.answer, { params, body: { ...answers[decision], content } }, { stands });
};

export const addReferrers = ({ family, id, mid }: ActionRef, body: number[]) =>
  call(actionFamilies[family].addReferrers, { params: { id, mid }, body });

export const removeReferrer = ({ family, id, mid }: ActionRef, refId: number) =>
  call(actionFamilies[family].removeReferrer, { params: { id, mid, refId } });

/** Saves the root cause, for the first time or in place of the one of this version. */
export const saveRootCause = ({ family, id, mid }: ActionRef, body: RootCauseBody, version: number | undefined) => {
  const { create, change } = actionFamilies[family].rootCause;
  const parts = { params: { id, mid }, body };
  return version === undefined ? call(create, parts) : call(change, parts, { ifMatch: version });
};

export const removeRootCause = ({ family, id, mid }: ActionRef, version: number) =>
  call(actionFamilies[family].rootCause.remove, { params: { id, mid } }, { ifMatch: version });

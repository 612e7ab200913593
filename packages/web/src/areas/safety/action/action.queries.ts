import { isBlankText } from '@portal/contract/kernel';
import {
  type Action,
  type Assignment,
  actionFamilies,
  type CaseFile,
  type CaseKind,
  type Message,
  type RootCauseBody,
} from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { readIfDone } from '../../../platform/calls/lost-answer.ts';
import { download } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { type CaseRef, type Family, partOf, safetyKeys } from '../safety.queries.ts';

export type ActionRef = CaseRef & { mid: number };

/** The family of the case that an action belongs to. */
export const familyOf: Readonly<Record<CaseKind, Family>> = {
  Report: 'reports',
  Investigation: 'investigations',
  Hazard: 'hazards',
};

/** The interval of polling for new messages while an action under way is open. */
const NEWS_MS = 20_000;

const caseKey = ({ family, id }: CaseRef) => [...safetyKeys.all, 'actions', family, id] as const;
const actionKey = (ref: ActionRef) => [...caseKey(ref), ref.mid] as const;

/** The actions of a case that one reads, by their number. */
export const actionsQuery = ({ family, id }: CaseRef) =>
  queryOptions({
    queryKey: caseKey({ family, id }),
    queryFn: ({ signal }) => call(actionFamilies[family].list, { params: { id } }, { signal }),
    ...partOf({ family, id }),
  });

/** One action with its thread. */
export const actionQuery = ({ family, id, mid }: ActionRef) =>
  queryOptions({
    queryKey: actionKey({ family, id, mid }),
    queryFn: ({ signal }): Promise<Action> => call(actionFamilies[family].get, { params: { id, mid } }, { signal }),
    ...partOf({ family, id }),
  });

/** The messages of a thread after a given one; polled. */
export const newsQuery = ({ family, id, mid }: ActionRef, after: number | undefined) =>
  queryOptions({
    // Outside the key of the action: refetching the action restarts this query from its last message.
    queryKey: ['safety-news', family, id, mid, after ?? null],
    queryFn: ({ signal }) =>
      call(actionFamilies[family].listThreads, { params: { id, mid }, query: { after } }, { signal }),
    refetchInterval: NEWS_MS,
    retry: false,
    gcTime: 0,
  });

export const saveFile = ({ family, id, mid }: ActionRef, fileId: number): Promise<void> =>
  download(actionFamilies[family].download, { params: { id, mid, fileId } });

export const saveAllFiles = ({ family, id, mid }: ActionRef): Promise<void> =>
  download(actionFamilies[family].zip, { params: { id, mid } });

/** Any act on an action may change its case: the whole area is refetched, and the screen shows a failure. */
export const actMeta = { refreshes: [safetyKeys.all], ownErrors: true } as const;

export const assign = ({ family, id }: CaseRef, body: Assignment[], idempotencyKey: string) =>
  call(actionFamilies[family].assign, { params: { id }, body }, { idempotencyKey });

type Written = {
  content: string;
  /** Whether the message is a closing request. */
  asksClosing: boolean;
  files: readonly File[];
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** A message or a closing request with its files in one call, so that both are stored or neither. */
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
  // A decision is a message of the thread, with its text.
  const readIfSame = () =>
    readIfDone(call(calls.get, { params: { id, mid } }), ({ threads }) =>
      threads.some(
        (each) =>
          each.actionType === actionType &&
          each.answerTo === (request ?? null) &&
          (isBlankText(content) || each.content === content),
      ),
    );
  if (decision === 'cancel')
    return call(calls.cancel, { params: { id, mid }, body: { content } }, { confirmDone: readIfSame });
  const params = { id, mid, tid: request ?? 0 };
  return call(calls.answer, { params, body: { ...answers[decision], content } }, { confirmDone: readIfSame });
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

import { type Action, actionFamilies, type CaseKind } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import type { CaseRef, Family } from '../case/case-family.ts';
import { partOf } from '../case/case-part.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';

export type { CaseRef, Family };
export type ActionRef = CaseRef & { mid: number };

/** The family of what an action is told to belong to. */
export const familyOf: Readonly<Record<CaseKind, Family>> = {
  Report: 'reports',
  Investigation: 'investigations',
  Hazard: 'hazards',
};

/** New messages are asked for this often while somebody looks at an action that is under way. */
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

/** What was written into a thread since a message; asked for again and again. */
export const newsQuery = ({ family, id, mid }: ActionRef, after: number | undefined) =>
  queryOptions({
    // Not below the key of the action: what makes that one anew begins this one again by its last message.
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

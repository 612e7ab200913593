import {
  type HandedOver,
  handOverLine,
  handOverLines,
  listWaitingLines,
  type WaitingLine,
} from '@portal/contract/approval';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, pagedBySize } from '../../../ui/list/list-kinds.ts';

/** The address of the list of pending lines, optionally of one person. */
export const waitingList = listAddress({ ...pagedBySize, approverId: id() });

type WaitingSearch = SearchIn<typeof waitingList>;

export const waitingLinesQuery = (search: WaitingSearch) =>
  queryOptions({
    queryKey: [...adminKeys.waitingLines, search],
    queryFn: ({ signal }) => call(listWaitingLines, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export type HandOver = { approver: { id: number }; reason: string };

/** The number of pending lines of one person. */
export const waitingOfQuery = (approverId: number) =>
  queryOptions({
    queryKey: [...adminKeys.waitingLines, 'of', approverId],
    queryFn: async ({ signal }) =>
      (await call(listWaitingLines, { query: { approverId, limit: 1 } }, { signal })).total,
  });

/** All lines of the person for whom a line waits. */
export const handOverAll = ({ approver }: WaitingLine, body: HandOver): Promise<HandedOver> =>
  call(handOverLines, { params: { id: approver.id }, body });

export const handOver = ({ id, documentId, version }: WaitingLine, body: HandOver): Promise<WaitingLine> =>
  call(handOverLine, { params: { id: documentId, lineId: id }, body }, { ifMatch: version });

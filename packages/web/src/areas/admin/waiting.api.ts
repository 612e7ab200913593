import { handOverLine, listWaitingLines, type WaitingLine } from '@portal/contract/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { adminKeys } from './admin-keys.ts';
import type { WaitingSearch } from './waiting-search.ts';

export const waitingLinesQuery = (search: WaitingSearch) =>
  queryOptions({
    queryKey: [...adminKeys.waitingLines, search],
    queryFn: ({ signal }) => call(listWaitingLines, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export type HandOver = { approver: { id: number }; reason: string };

export const handOver = ({ id, documentId, version }: WaitingLine, body: HandOver): Promise<WaitingLine> =>
  call(handOverLine, { params: { id: documentId, lineId: id }, body }, { ifMatch: version });

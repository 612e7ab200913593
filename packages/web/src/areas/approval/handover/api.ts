import { handOverLine, listWaitingLines, type WaitingLine } from '@portal/contract/approval';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/call.ts';
import type { WaitingSearch } from './search.ts';

export const waitingLinesQuery = (search: WaitingSearch) =>
  queryOptions({
    queryKey: [...adminKeys.waitingLines, search],
    queryFn: ({ signal }) => call(listWaitingLines, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export type HandOver = { approver: { id: number }; reason: string };

export const handOver = ({ id, documentId, version }: WaitingLine, body: HandOver): Promise<WaitingLine> =>
  call(handOverLine, { params: { id: documentId, lineId: id }, body }, { ifMatch: version });

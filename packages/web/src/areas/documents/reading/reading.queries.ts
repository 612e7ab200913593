import {
  exportReadingBoard,
  exportReadingEvidence,
  getReadingBoard,
  listReadingEvidence,
  type ReadingBoardRow,
  type ReadingEvidence,
} from '@portal/contract/documents';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { documentKeys } from '../document/document.queries.ts';
import { drivesQuery } from '../drive/drive.queries.ts';
import { boardList, type evidenceList } from './reading-search.ts';

type BoardQuery = ReturnType<typeof boardList.query>;
type EvidenceQuery = ReturnType<typeof evidenceList.query>;

/** A row of the board with a number of its own. */
export type BoardRow = ReadingBoardRow & { id: number };

/** The progress of required reading. */
export const boardQuery = (query: BoardQuery) =>
  queryOptions({
    queryKey: [...documentKeys.all, 'reading board', query],
    queryFn: async ({ signal }): Promise<ListPage<BoardRow>> => {
      const page = await call(getReadingBoard, { query }, { signal });
      return {
        ...page,
        items: page.items.map((row) => ({ ...row, id: row.department?.id ?? row.document?.id ?? 0 })),
      };
    },
    placeholderData: keepPreviousData,
  });

/** Who read which revision when. */
export const evidenceQuery = (query: EvidenceQuery) =>
  queryOptions({
    queryKey: [...documentKeys.all, 'reading evidence', query],
    queryFn: ({ signal }): Promise<ListPage<ReadingEvidence>> => call(listReadingEvidence, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

const withoutPage = <Query extends object>(query: Query): Omit<Query, 'offset' | 'limit'> => {
  const { offset: _offset, limit: _limit, ...rest } = query as Query & { offset?: unknown; limit?: unknown };
  return rest;
};

export const saveBoardSheet = (query: BoardQuery): Promise<void> =>
  download(exportReadingBoard, { query: withoutPage(query) });

export const saveEvidenceSheet = (query: EvidenceQuery): Promise<void> =>
  download(exportReadingEvidence, { query: withoutPage(query) });

/** Whether the user may see who reads what, which every drive contains. */
export const seesReadersQuery = {
  ...drivesQuery,
  select: (drives: Awaited<ReturnType<NonNullable<typeof drivesQuery.queryFn>>>): boolean =>
    drives.some(({ can }) => can.seeReaders === true),
};

/** The board; a user who may not see it is redirected to their required reading. */
export const loadBoard = async (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> => {
  const drives = await queryClient.ensureQueryData(drivesQuery);
  if (!seesReadersQuery.select(drives)) throw redirect({ to: '/documentcenter', replace: true });
  void queryClient.prefetchQuery(boardQuery(boardList.query(search)));
};

import { type Drive, listDrives } from '@portal/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';

export const documentKeys = {
  /** Mutations of the area name this in `meta.refreshes`. */
  all: ['documents'],
  drives: ['documents', 'drives'],
  assigned: ['documents', 'assigned'],
  lists: ['documents', 'list'],
  list: (driveId: number) => ['documents', 'list', driveId],
  notice: (driveId: number) => ['documents', 'notice', driveId],
  document: (driveId: number, docId: number) => ['documents', 'document', driveId, docId],
  readers: (driveId: number, docId: number) => ['documents', 'readers', driveId, docId],
} as const;

/** All drives with what the reader may do in each: general ones first, then those of the departments. */
export const drivesQuery = queryOptions({
  queryKey: documentKeys.drives,
  queryFn: ({ signal }): Promise<Drive[]> => call(listDrives, {}, { signal }),
});

export const isGeneral = ({ departmentId }: Pick<Drive, 'departmentId'>): boolean => departmentId === null;

import {
  changeDrive,
  createDrive,
  type Drive,
  type DriveBody,
  type DriveRef,
  deleteDrive,
  listDrives,
} from '@portal/contract/documents';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { knownFailure } from '../../../platform/calls/problem-messages.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { documentKeys } from '../document/document.queries.ts';

/** The name of a drive in the reader's language: a general one has only one name. */
export const driveName = ({ name, engName }: Pick<DriveRef, 'name' | 'engName'>): string =>
  nameOf({ name, engName: engName ?? '' });

const read = async (id: number): Promise<Drive> => {
  const drive = (await call(listDrives)).find((each) => each.id === id);
  if (drive === undefined) throw knownFailure('not-found');
  return drive;
};

/** How general drives are made and renamed. */
export const driveCalls: RecordCalls<DriveBody, Drive> = {
  formOf: ({ name }) => ({ name }),
  create: (body, idempotencyKey) => call(createDrive, { body }, { idempotencyKey }),
  change: ({ id, version }, body) => call(changeDrive, { params: { id }, body }, { ifMatch: version }),
  read,
  refreshes: [documentKeys.drives],
};

export const removeDrive = ({ id, version }: Drive): Promise<void> =>
  call(deleteDrive, { params: { id } }, { ifMatch: version });

/** All drives with the reader's rights in each: general ones first, then those of the departments. */
export const drivesQuery = queryOptions({
  queryKey: documentKeys.drives,
  queryFn: ({ signal }): Promise<Drive[]> => call(listDrives, {}, { signal }),
});

export const isGeneral = ({ departmentId }: Pick<Drive, 'departmentId'>): boolean => departmentId === null;

/** The drive of an address; one that is not known yet may have been made meanwhile. */
export const driveIn = async (queryClient: QueryClient, address: string): Promise<Drive> => {
  const id = recordIdIn(address);
  const among = (drives: readonly Drive[]): Drive | undefined => drives.find((drive) => drive.id === id);
  const drive =
    among(await queryClient.ensureQueryData(drivesQuery)) ?? among(await queryClient.fetchQuery(drivesQuery));
  if (drive === undefined) throw notFound();
  return drive;
};

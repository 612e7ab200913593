import {
  changeDrive,
  createDrive,
  type Drive,
  type DriveBody,
  deleteDrive,
  listDrives,
} from '@portal/contract/documents';
import { call } from '../../../platform/calls/call.ts';
import { knownFailure } from '../../../platform/calls/sentences.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { documentKeys } from './drive.queries.ts';

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

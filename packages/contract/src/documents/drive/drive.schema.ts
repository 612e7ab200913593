import { departmentLimits } from '@portal/contract/directory';
import { canSchema, id, integer, nullable, object, type Static, text } from '@portal/contract/kernel';
import { documentLimits } from '../documents-limits.ts';

export const driveActs = [
  'change',
  'delete',
  'uploadNormal',
  'uploadManual',
  'notice',
  'addManual',
  'seeReaders',
] as const;
export type DriveAct = (typeof driveActs)[number];

const fields = {
  id: id(),
  name: text(documentLimits.driveName),
  /** For the drive of a department alone. */
  engName: nullable(text(departmentLimits.engName)),
  departmentId: nullable(id()),
  driveKey: text(40),
  version: integer(1, 2_147_483_647),
};

/** A drive as the records in it refer to it. */
export const driveRef = object(fields);
export type DriveRef = Static<typeof driveRef>;

export const drive = object({ ...fields, can: canSchema(...driveActs) });
export type Drive = Static<typeof drive>;

export const driveBody = object({ name: text(1000) });
export type DriveBody = Static<typeof driveBody>;

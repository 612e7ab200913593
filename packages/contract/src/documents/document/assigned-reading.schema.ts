import { object, type Static } from '@portal/contract/kernel';
import { reader } from './reader.schema.ts';
import { driveDocument } from './schema.ts';

const { id, driveId, drive, docType, title, subTitle, fileName, revision } = driveDocument.properties;
const { assignedDate, isRead, readDate } = reader.properties;

/** A document that the caller must read. */
export const assignedDocument = object({
  id,
  driveId,
  drive,
  docType,
  title,
  subTitle,
  fileName,
  revision,
  isRead,
  assignedDate,
  readDate,
});
export type AssignedDocument = Static<typeof assignedDocument>;

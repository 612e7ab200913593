import { boolean, object, type Static } from '@portal/contract/kernel';
import { driveDocument } from './document.schema.ts';
import { reader } from './reader.schema.ts';

const { id, driveId, drive, docType, title, subTitle, fileName, revision } = driveDocument.properties;
const { assignedDate, isRead, readDate, dueDate, isOverdue } = reader.properties;

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
  dueDate,
  isOverdue,
  /** Whether the reader has to confirm that they understood it. */
  needsConfirmation: boolean(),
});
export type AssignedDocument = Static<typeof assignedDocument>;

import { instant, object, type Static } from '@portal/contract/kernel';
import { driveDocument } from './document.schema.ts';

const { id, driveId, drive, docType, title, subTitle, fileName, revision } = driveDocument.properties;

/** A document that the caller marked as a favourite or opened, and when. */
export const personalDocument = object({
  id,
  driveId,
  drive,
  docType,
  title,
  subTitle,
  fileName,
  revision,
  at: instant(),
});
export type PersonalDocument = Static<typeof personalDocument>;

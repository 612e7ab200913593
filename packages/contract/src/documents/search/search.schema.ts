import { integer, list, nullable, object, type Static, snippetCut, snippetPart } from '@portal/contract/kernel';
import { driveDocument } from '../document/document.schema.ts';

const { id, docType, driveId, manual, title, subTitle, fileName, drive, department, revision } =
  driveDocument.properties;

/** A hit; `page` counts from 1 and is set for files that have pages. */
export const foundDocument = object({
  id,
  docType,
  driveId,
  manual,
  title,
  subTitle,
  fileName,
  drive,
  department,
  revision,
  snippet: nullable(list(snippetPart)),
  snippetCut: nullable(snippetCut),
  page: nullable(integer(1, 1_000_000)),
});
export type FoundDocument = Static<typeof foundDocument>;

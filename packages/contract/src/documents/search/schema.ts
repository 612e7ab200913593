import { boolean, integer, list, nullable, object, type Static, text } from '@portal/contract/kernel';
import { driveDocument } from '../document/schema.ts';
import { documentLimits } from '../limits.ts';

const { id, docType, driveId, manual, title, subTitle, fileName, drive, department, revision } =
  driveDocument.properties;

/** A piece of what surrounds a hit, in plain text. */
export const snippetPart = object({ text: text(documentLimits.snippet), hit: boolean() });
export type SnippetPart = Static<typeof snippetPart>;

/** A document that was found; `page` counts from 1 and is told of files that have pages. */
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
  page: nullable(integer(1, 1_000_000)),
});
export type FoundDocument = Static<typeof foundDocument>;

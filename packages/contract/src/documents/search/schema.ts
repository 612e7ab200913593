import { boolean, integer, list, nullable, object, type Static, text } from '@portal/contract/kernel';
import { driveDocument } from '../document/schema.ts';
import { documentLimits } from '../documents-limits.ts';

const { id, docType, driveId, manual, title, subTitle, fileName, drive, department, revision } =
  driveDocument.properties;

/** A piece of what surrounds a hit, in plain text. */
export const snippetPart = object({ text: text(documentLimits.snippet), hit: boolean() });
export type SnippetPart = Static<typeof snippetPart>;

/** Whether more of the page, or of what stands for one, comes before a snippet and after it. */
export const snippetCut = object({ before: boolean(), after: boolean() });
export type SnippetCut = Static<typeof snippetCut>;

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
  snippetCut: nullable(snippetCut),
  page: nullable(integer(1, 1_000_000)),
});
export type FoundDocument = Static<typeof foundDocument>;

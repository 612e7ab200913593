import { boolean, dayOrBlank, id, maybe, object, oneOf, type Static, text } from '@portal/contract/kernel';
import { docTypes } from '../documents.words.ts';
import { documentLimits } from '../documents-limits.ts';

/** Longer than any title, because forbidden characters are removed before its length is checked. */
const typedTitle = () => text(1000);

const revisionFields = {
  version: maybe(text(documentLimits.version)),
  revisionDate: maybe(dayOrBlank()),
  description: maybe(text(documentLimits.description)),
};

/** `checkUpload` decides which fields are required. */
export const uploadBody = object({
  docType: oneOf(...docTypes),
  manualId: maybe(id()),
  title: maybe(typedTitle()),
  subTitle: maybe(text(documentLimits.subTitle)),
  fileName: maybe(text(1000)),
  revision: maybe(object(revisionFields)),
  /** The caller confirmed that a file of the same name becomes the older revision. */
  overwrite: maybe(boolean()),
});
export type UploadBody = Static<typeof uploadBody>;

export const titleBody = object({ title: maybe(typedTitle()) });
export type TitleBody = Static<typeof titleBody>;

export const revisionBody = object({ docType: maybe(oneOf(...docTypes)), ...revisionFields });
export type RevisionBody = Static<typeof revisionBody>;

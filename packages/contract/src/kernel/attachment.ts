import { id, integer, object, type Static, text } from './schema.ts';

/** A file attached to a record, as it is listed in the record. */
export const attachedFile = object({ id: id(), name: text(255), size: integer(0, 2_147_483_647) });
export type AttachedFile = Static<typeof attachedFile>;

/** Upload limits of a call whose endpoint sets none: bytes per file and number of files (rules/platform.md#uploads). */
export const usualUpload = { maxFileBytes: 10_000_000, maxFiles: 50 } as const;

import { id, integer, object, type Static, text } from './schema.ts';

/** A file that hangs on a record, as the record tells of it. */
export const attachedFile = object({ id: id(), name: text(255), size: integer(0, 2_147_483_647) });
export type AttachedFile = Static<typeof attachedFile>;

/** What one call may bring, where its endpoint does not say otherwise (rules/platform.md#uploads). */
export const usualUpload = { maxFileBytes: 10_000_000, maxFiles: 50 } as const;

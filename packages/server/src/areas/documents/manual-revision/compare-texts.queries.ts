import type { Db } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';

/** The stored text of a manual's revision, in its order. */
export const listRevisionTexts = (
  db: Db<DocumentTables>,
  revisionId: number,
): Promise<{ page: number | null; text: string }[]> =>
  db
    .selectFrom('documents.revision_text')
    .select(['page', 'text'])
    .where('revision_id', '=', revisionId)
    .orderBy('place')
    .execute();

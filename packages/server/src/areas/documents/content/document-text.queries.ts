import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { type DocumentText, type Passage, passagesOf } from './passages.ts';

/** The number of letters of passages per statement. */
const SENT = 1_000_000;

/** The number of letters of different words per row: far more than a manual has, and little load for the index. */
const PART = 300_000;

/** Deletes the searched text of a document. */
export const forgetText = async (tx: Tx<DocumentTables>, documentId: number): Promise<void> => {
  await tx.deleteFrom('documents.content').where('document_id', '=', documentId).execute();
  await tx.deleteFrom('documents.passage').where('document_id', '=', documentId).execute();
};

/** The table of passages, and the record they belong to. */
type Target = { table: 'passage' | 'revision_text'; owner: 'document_id' | 'revision_id'; id: number };

const insertPassages = (
  tx: Tx<DocumentTables>,
  { table, owner, id }: Target,
  first: number,
  passages: readonly Passage[],
) =>
  sql`
    insert into ${sql.table(`documents.${table}`)} (${sql.ref(owner)}, place, page, text)
    select ${id}, ${first} + place, page, text
    from unnest(${passages.map(({ page }) => page)}::integer[], ${passages.map(({ text }) => text)}::text[])
      with ordinality as passage(page, text, place)`.execute(tx);

/** The words in alphabetical order, divided into parts of limited length. */
const insertContent = (tx: Tx<DocumentTables>, documentId: number) =>
  sql`
    insert into documents.content (document_id, part, is_split, words)
    select ${documentId}, part, count(*) over () > 1, words
    from (
      select part, string_agg(word, ' ') as words
      from (
        select word, (sum(length(word)) over (order by word) / ${sql.lit(PART)})::integer as part
        from (
          select distinct word from documents.passage p, unnest(string_to_array(lower(p.text), ' ')) word
          where p.document_id = ${documentId}
        ) each
      ) placed group by part
    ) parts`.execute(tx);

const insertAll = async (tx: Tx<DocumentTables>, target: Target, text: DocumentText): Promise<void> => {
  let waiting: Passage[] = [];
  let letters = 0;
  let written = 0;
  const send = async () => {
    await insertPassages(tx, target, written, waiting);
    written += waiting.length;
    waiting = [];
    letters = 0;
  };
  for (const passage of passagesOf(text)) {
    waiting.push(passage);
    letters += passage.text.length;
    if (letters >= SENT) await send();
  }
  if (waiting.length > 0) await send();
};

/** Writing a large text takes longer than the time limit of a call. */
const takeTime = (tx: Tx<DocumentTables>) => sql`set local statement_timeout = 0`.execute(tx);

/** Replaces the searched text of a document. */
export const writeText = async (tx: Tx<DocumentTables>, documentId: number, text: DocumentText): Promise<void> => {
  await takeTime(tx);
  await forgetText(tx, documentId);
  await insertAll(tx, { table: 'passage', owner: 'document_id', id: documentId }, text);
  await insertContent(tx, documentId);
};

/** Replaces the stored text of a revision of a manual. */
export const writeRevisionText = async (
  tx: Tx<DocumentTables>,
  revisionId: number,
  text: DocumentText,
): Promise<void> => {
  await takeTime(tx);
  await tx.deleteFrom('documents.revision_text').where('revision_id', '=', revisionId).execute();
  await insertAll(tx, { table: 'revision_text', owner: 'revision_id', id: revisionId }, text);
};

/** Replaces the searched text of a document by the stored text of a revision. */
export const searchRevision = async (tx: Tx<DocumentTables>, documentId: number, revisionId: number): Promise<void> => {
  await takeTime(tx);
  await forgetText(tx, documentId);
  await sql`
    insert into documents.passage (document_id, place, page, text)
    select ${documentId}, place, page, text from documents.revision_text where revision_id = ${revisionId}
  `.execute(tx);
  await insertContent(tx, documentId);
};

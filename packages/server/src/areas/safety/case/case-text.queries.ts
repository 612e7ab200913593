import { searchWords } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import { everyWord } from '#platform/database/search';
import { searchableText } from '#platform/search-snippet';
import type { SafetyTables } from '../safety-tables.ts';

/**
 * The number of different words of one text that are indexed for the search: more than people write, and little load
 * for the index.
 */
const MOST_LETTERS = 300_000;

/** Every word of a text once, in lower case. */
const wordsOf = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(string_agg(word, ' '), '') from (
    select word, sum(length(word)) over (order by first, word) as letters from (
      select word, min(place) as first from string_to_table(lower(${text}), ' ') with ordinality as each(word, place) group by word
    ) once
  ) counted where letters <= ${sql.lit(MOST_LETTERS)})`;

/** The searched text of a case: title, number and contents, from which snippets are taken. */
type CaseText = { titles: readonly (string | null)[]; texts: readonly (string | null)[] };

const joined = (parts: readonly (string | null)[]): string => searchableText(parts.filter(Boolean).join(' '));

/** Replaces the searched text. */
export const writeCaseText = async (
  tx: Tx<SafetyTables>,
  caseId: number,
  { titles, texts }: CaseText,
): Promise<void> => {
  const text = joined(texts);
  const all = joined([...titles, text]);
  await sql`
    insert into safety.case_text as kept (case_id, text, words) values (${caseId}, ${text}, ${wordsOf(sql`${all}::text`)})
    on conflict (case_id) do update set text = excluded.text, words = excluded.words
      where (kept.text, kept.words) is distinct from (excluded.text, excluded.words)
  `.execute(tx);
};

type Written = { title: string; investigation_no: string; texts: (string | null)[] };

/** The searched text of an investigation: its own texts, its factual entries and its root cause. */
export const writeInvestigationText = async (tx: Tx<SafetyTables>, id: number): Promise<void> => {
  const { rows } = await sql<Written>`
    select i.title, i.investigation_no, array[i.description, i.objective]
      || array(select part from safety.factual f, unnest(array[f.title, f.description]) part where f.investigation_id = i.id order by f.id)
      || array[i.conclusion, i.appendix]
      || array(select f.description from safety.root_cause f where f.investigation_id = i.id) as texts
    from safety.investigation i where i.id = ${id}
  `.execute(tx);
  const [row] = rows;
  if (row) await writeCaseText(tx, id, { titles: [row.title, row.investigation_no], texts: row.texts });
};

/** Words longer than the indexed pieces are compared with the text itself as well. */
const LONGEST_PIECE = 20;
/**
 * The number of newest texts to sample; for words found in one of twenty texts, reading in order is faster than the
 * index.
 */
const SEEN = 500;
const FREQUENT = SEEN / 20;

const holds = (searchText: string): RawBuilder<boolean> =>
  everyWord(searchText, (like) => sql`x.words like (select lower(${like}))`);

/**
 * Whether the text of the case under an alias contains every word. Checked row by row, so that reading in order stops
 * when the page is full and no plan reads all texts first.
 */
export const readsText = (alias: string, searchText: string): RawBuilder<boolean> =>
  sql`coalesce((select ${holds(searchText)} from safety.case_text x where x.case_id = ${sql.ref(`${alias}.id`)}), false)`;

/** The same through the index of pieces, for words that few texts contain. */
export const isFoundByText = (alias: string, searchText: string): RawBuilder<boolean> => {
  const words = searchWords(searchText);
  const found = sql<boolean>`${sql.ref(`${alias}.id`)} in (select found from safety.texts_with(array(
    select distinct piece from unnest(${words}::text[]) word, unnest(safety.longest_text_pieces(lower(word))) piece)) found)`;
  return words.some(({ length }) => length > LONGEST_PIECE)
    ? sql`(${found} and ${readsText(alias, searchText)})`
    : found;
};

/** Whether the words occur together in many texts of reports, judged by a sample of the newest. */
export const isFrequentText = async (db: Db<SafetyTables>, searchText: string): Promise<boolean> => {
  const { rows } = await sql<{ is_frequent: boolean }>`
    select count(*) >= ${sql.lit(FREQUENT)} as is_frequent from (
      select x.words from safety.report r join safety.case_text x on x.case_id = r.id
      where r.status <> 'Draft' order by r.listed_at desc, r.id desc limit ${sql.lit(SEEN)}
    ) x where ${holds(searchText)}
  `.execute(db);
  return rows[0]?.is_frequent ?? false;
};

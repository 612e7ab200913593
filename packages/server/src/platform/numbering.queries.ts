import { sql } from 'kysely';
import type { Tx } from './database/pool.ts';

export type NumberingTables = { 'platform.number_counter': { prefix: string; year: number; last_number: number } };

/**
 * The next number of a kind of record in a year, without gaps or duplicates: the counter's row stays locked until this
 * transaction ends, so concurrent callers wait, and a rollback uses no number. Call it late in a transaction to keep
 * the lock short. Prefix and format are of the record, as in `submit-approval-document.ts`.
 */
export const nextNumber = async (tx: Tx<NumberingTables>, prefix: string, year: number): Promise<number> => {
  const { rows } = await sql<{ last_number: number }>`
    insert into platform.number_counter (prefix, year, last_number) values (${prefix}, ${year}, 1)
    on conflict (prefix, year) do update set last_number = platform.number_counter.last_number + 1
    returning last_number
  `.execute(tx);
  const number = rows[0]?.last_number;
  if (number === undefined) throw new Error('the counter gave no number');
  return number;
};

import { addDays, type Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

/** Today in Seoul by the database's clock, which decides when delegations begin and end. */
export const databaseToday = async ({ db }: Pick<TestApp, 'db'>): Promise<Day> => {
  const { rows } = await sql<{ today: Day }>`select (now() at time zone 'Asia/Seoul')::date as today`.execute(db);
  return rows[0]?.today ?? '';
};

type Given = { principal: TestEmployee; deputy: TestEmployee; from?: number; to?: number; categoryIds?: number[] };

/** Stores a delegation whose first and last day are given in days from today; returns its id. */
export const givenDelegation = async (
  app: Pick<TestApp, 'db'>,
  { principal, deputy, from = 0, to = 0, categoryIds = [1, 2] }: Given,
): Promise<number> => {
  const today = await databaseToday(app);
  const { id } = await app.db
    .insertInto('approval.delegation')
    .values({
      principal_id: principal.id,
      deputy_id: deputy.id,
      from_on: addDays(today, from),
      to_on: addDays(today, to),
      category_ids: categoryIds,
      reason: null,
      leave_id: null,
      created_by_id: principal.id,
      created_at: new Date(),
      ended_at: null,
      ended_by_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';

export type SignInTables = {
  'identity.sign_in': {
    employee_id: number;
    issuer: string | null;
    subject: string | null;
    bound_at: Date;
    ended_at: Date | null;
    device_key: Buffer | null;
  };
};

/** Whom a provider names, and when it did; seconds since 1970. */
type Subject = { issuer: string; subject: string; issuedAt: number };

/**
 * Binds an employee to a subject, unless they are already bound or the token was issued before the last binding ended.
 */
export const insertBinding = async (
  tx: Tx<SignInTables>,
  employeeId: number,
  { issuer, subject, issuedAt }: Subject,
  now: Date,
): Promise<void> => {
  await sql`
    insert into identity.sign_in as known (employee_id, issuer, subject, bound_at)
    values (${employeeId}, ${issuer}, ${subject}, ${now})
    on conflict (employee_id) do update set issuer = excluded.issuer, subject = excluded.subject, bound_at = excluded.bound_at
      where known.subject is null and (known.ended_at is null or ${issuedAt} > floor(extract(epoch from known.ended_at)))
  `.execute(tx);
};

/**
 * Invalidates an employee's tokens issued until now, by the database's clock, and those issued until `issuedAt`
 * (seconds since 1970) in any case. Returns the time of that clock.
 */
export const endSessions = async (tx: Tx<SignInTables>, employeeId: number, issuedAt: number): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`
    update identity.sign_in
      set ended_at = greatest(ended_at, clock_timestamp(), to_timestamp(${issuedAt}::float8))
      where employee_id = ${employeeId}
      returning clock_timestamp() as now
  `.execute(tx);
  return rows[0]?.now ?? new Date();
};

/** Deletes the binding of an employee and ends their sessions; false if they had none. */
export const forgetBinding = async (tx: Tx<SignInTables>, employeeId: number): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity.sign_in set issuer = null, subject = null, ended_at = greatest(ended_at, clock_timestamp())
      where employee_id = ${employeeId} and subject is not null
  `.execute(tx);
  return numAffectedRows > 0n;
};

/** The ids of all employees who are bound to an account. */
export const listBound = async (db: Db<SignInTables>): Promise<number[]> => {
  const rows = await db
    .selectFrom('identity.sign_in')
    .select('employee_id')
    .where('subject', 'is not', null)
    .orderBy('employee_id')
    .execute();
  return rows.map(({ employee_id }) => employee_id);
};

/** Whether an employee ever signed in. */
export const hasSignedIn = async (db: Db<SignInTables>, employeeId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('identity.sign_in')
    .select('employee_id')
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return row !== undefined;
};

/** The key of an employee's devices: the stored one, or this one, which is then stored. */
export const storeDeviceKey = async (db: Db<SignInTables>, employeeId: number, fresh: Buffer): Promise<Buffer> => {
  const { device_key } = await db
    .updateTable('identity.sign_in')
    .set((row) => ({ device_key: row.fn.coalesce('device_key', row.val(fresh)) }))
    .where('employee_id', '=', employeeId)
    .returning('device_key')
    .executeTakeFirstOrThrow();
  return device_key ?? fresh;
};

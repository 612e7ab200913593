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

/** Binds an employee to a subject, unless they are bound already or the token is from before the last binding ended. */
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

/** Ends what an employee's tokens issued until now are good for. */
export const endSessions = async (tx: Tx<SignInTables>, employeeId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('identity.sign_in')
    .set({ ended_at: now })
    .where('employee_id', '=', employeeId)
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '<', now)]))
    .execute();
};

/** Forgets whom an employee is bound to, and ends their sessions; false: they were bound to nobody. */
export const forgetBinding = async (tx: Tx<SignInTables>, employeeId: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('identity.sign_in')
    .set({ issuer: null, subject: null, ended_at: now })
    .where('employee_id', '=', employeeId)
    .where('subject', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Everybody who is bound to somebody at a provider. */
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

/** The key of an employee's devices: the one there is, else this one from now on. */
export const keepDeviceKey = async (db: Db<SignInTables>, employeeId: number, fresh: Buffer): Promise<Buffer> => {
  const { device_key } = await db
    .updateTable('identity.sign_in')
    .set((row) => ({ device_key: row.fn.coalesce('device_key', row.val(fresh)) }))
    .where('employee_id', '=', employeeId)
    .returning('device_key')
    .executeTakeFirstOrThrow();
  return device_key ?? fresh;
};

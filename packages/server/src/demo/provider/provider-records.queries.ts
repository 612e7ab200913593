import { type ColumnType, sql } from 'kysely';
import type { Db } from '#platform/database/pool';

export type RecordPayload = Record<string, unknown>;

export type ProviderTables = {
  'identity.provider_record': {
    model: string;
    id: string;
    payload: ColumnType<RecordPayload, string, string>;
    grant_id: string | null;
    uid: string | null;
    user_code: string | null;
    consumed_at: Date | null;
    expires_at: Date | null;
  };
};

type Providers = Db<ProviderTables>;
type RecordRow = { payload: RecordPayload; consumed_at: Date | null };

export type NewRecord = {
  model: string;
  id: string;
  payload: string;
  grantId: string | null;
  uid: string | null;
  userCode: string | null;
  expiresAt: Date | null;
};

export const upsertRecord = async (db: Providers, record: NewRecord): Promise<void> => {
  const values = {
    payload: record.payload,
    grant_id: record.grantId,
    uid: record.uid,
    user_code: record.userCode,
    expires_at: record.expiresAt,
  };
  await db
    .insertInto('identity.provider_record')
    .values({ model: record.model, id: record.id, consumed_at: null, ...values })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute();
};

const recordsOf = (db: Providers, model: string) =>
  db.selectFrom('identity.provider_record').select(['payload', 'consumed_at']).where('model', '=', model);

export const findRecord = (db: Providers, model: string, id: string): Promise<RecordRow | undefined> =>
  recordsOf(db, model).where('id', '=', id).executeTakeFirst();

export const findRecordByUid = (db: Providers, model: string, uid: string): Promise<RecordRow | undefined> =>
  recordsOf(db, model).where('uid', '=', uid).executeTakeFirst();

export const findRecordByUserCode = (db: Providers, model: string, code: string): Promise<RecordRow | undefined> =>
  recordsOf(db, model).where('user_code', '=', code).executeTakeFirst();

/** Marks a code or token as used; false when another call was first, which two at once would not see otherwise. */
export const consumeRecord = async (db: Providers, model: string, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('identity.provider_record')
    .set({ consumed_at: sql<Date>`now()` })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const deleteRecord = async (db: Providers, model: string, id: string): Promise<void> => {
  await db.deleteFrom('identity.provider_record').where('model', '=', model).where('id', '=', id).execute();
};

export const deleteRecordsOfGrant = async (db: Providers, model: string, grantId: string): Promise<void> => {
  await db.deleteFrom('identity.provider_record').where('model', '=', model).where('grant_id', '=', grantId).execute();
};

/** Ends grants with every code and refresh token that came of them. */
export const deleteGrants = async (db: Providers, grantIds: readonly string[]): Promise<void> => {
  await sql`
    delete from identity.provider_record
    where grant_id = any(${grantIds}::text[]) or (model = 'Grant' and id = any(${grantIds}::text[]))
  `.execute(db);
};

/** Forgets what expired more than an hour ago; until then its reuse is still told apart from a mere unknown. */
export const deleteExpiredRecords = async (db: Providers): Promise<void> => {
  await sql`delete from identity.provider_record where expires_at < now() - interval '1 hour'`.execute(db);
};

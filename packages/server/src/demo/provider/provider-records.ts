import type { Adapter } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Db } from '#platform/database/pool';
import {
  consumeRecord,
  deleteExpiredRecords,
  deleteRecord,
  deleteRecordsOfGrant,
  findRecord,
  findRecordByUid,
  findRecordByUserCode,
  type ProviderTables,
  type RecordPayload,
  upsertRecord,
} from './provider-records.queries.ts';

type Providers = Db<ProviderTables>;

const SWEEP_EVERY_MS = 10 * 60 * 1000;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a caller sent travels in the payload; PostgreSQL's JSON holds no NUL character. */
const toJson = (payload: RecordPayload): string => {
  const json = JSON.stringify(payload);
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(json)) throw new errors.InvalidRequest('a parameter holds a NUL character');
  return json;
};

const toStored = (row: { payload: RecordPayload; consumed_at: Date | null } | undefined): RecordPayload | undefined =>
  row?.consumed_at ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : row?.payload;

/** Expired rows go now and then, at the occasion of a write. */
const createSweeper = (db: Providers): (() => Promise<void>) => {
  let nextAt = 0;
  return async () => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + SWEEP_EVERY_MS;
    await deleteExpiredRecords(db);
  };
};

/** Keeps the provider's sessions, codes and grants in PostgreSQL, so that they outlive a restart. */
export const createProviderRecords = (db: Providers): ((model: string) => Adapter) => {
  const sweep = createSweeper(db);
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      await upsertRecord(db, {
        model,
        id,
        payload: toJson(payload),
        grantId: textOrNull(payload.grantId),
        uid: textOrNull(payload.uid),
        userCode: textOrNull(payload.userCode),
        expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      });
      await sweep();
    },
    find: async (id) => toStored(await findRecord(db, model, id)),
    findByUid: async (uid) => toStored(await findRecordByUid(db, model, uid)),
    findByUserCode: async (code) => toStored(await findRecordByUserCode(db, model, code)),
    consume: async (id) => {
      if (!(await consumeRecord(db, model, id))) throw new errors.InvalidGrant(`${model} already used`);
    },
    destroy: (id) => deleteRecord(db, model, id),
    revokeByGrantId: (grantId) => deleteRecordsOfGrant(db, model, grantId),
  });
};

import type { Actor } from '@portal/contract/identity';
import type { NotificationKind } from '@portal/contract/kernel';
import type { Db } from '#platform/database/pool';
import type { NotificationTables } from './notification-tables.ts';

/** How a record is called. */
export type RecordName = {
  no: string | null;
  title: string;
  /** Kinds that are shown only with their day, because the exact time would reveal who acted. */
  notifiedByDay?: readonly NotificationKind[] | undefined;
};

/** Provides the present names of an area's records for the recipients of notifications. */
export type NotificationSource = {
  recordType: string;
  /** Of these records those that the reader may see at present, by id. */
  nameFor: (
    db: Db<NotificationTables>,
    reader: Actor,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, RecordName>>;
};

type Ref = { record_type: string; record_id: number };

/** The notifications whose records the reader may see at present, with the records' names. */
export const seenBy =
  (sources: readonly NotificationSource[]) =>
  async <Row extends Ref>(
    db: Db<NotificationTables>,
    reader: Actor,
    rows: readonly Row[],
  ): Promise<(Row & { name: RecordName })[]> => {
    const names = new Map<string, ReadonlyMap<number, RecordName>>();
    for (const [type, ofType] of Map.groupBy(rows, (row) => row.record_type)) {
      const source = sources.find(({ recordType }) => recordType === type);
      const ids = [...new Set(ofType.map(({ record_id }) => record_id))];
      if (source) names.set(type, await source.nameFor(db, reader, ids));
    }
    return rows.flatMap((row) => {
      const name = names.get(row.record_type)?.get(row.record_id);
      return name ? [{ ...row, name }] : [];
    });
  };

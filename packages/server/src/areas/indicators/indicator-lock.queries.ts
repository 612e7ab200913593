import type { Db, Tx } from '#platform/database/pool';
import type { IndicatorTables } from './indicators-tables.ts';

/** Imports, closes, acknowledgements and activations run one after the other. */
export const lockFigures = async (tx: Tx<IndicatorTables>): Promise<void> => {
  await tx.selectFrom('indicators.indicator').select('id').orderBy('id').forUpdate().execute();
};

/** One indicator, locked until the transaction ends. */
export const lockIndicator = (db: Db<IndicatorTables>, id: number) =>
  db.selectFrom('indicators.indicator').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

import type { Db, Tx } from '#platform/database/pool';
import type { IndicatorTables } from './indicators-tables.ts';

/** Imports, closes and acknowledgements wait for one another, and for whoever activates an indicator. */
export const lockFigures = async (tx: Tx<IndicatorTables>): Promise<void> => {
  await tx.selectFrom('indicators.indicator').select('id').orderBy('id').forUpdate().execute();
};

/** One indicator, whose row is held until the transaction ends. */
export const lockIndicator = (db: Db<IndicatorTables>, id: number) =>
  db.selectFrom('indicators.indicator').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

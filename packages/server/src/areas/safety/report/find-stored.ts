import type { Db, Tx } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { JobKind } from '#platform/run-jobs';
import { writeCaseFacts } from '../case/case-facts.queries.ts';
import { writeInvestigationText } from '../case/case-text.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { listUnfound, listUnreadInvestigations, type Position, writeFound } from './find-stored.queries.ts';
import { foundColumnsOf } from './found-columns.ts';
import { writeReportText } from './report-text.ts';

/** Requested at every start, because a server of the previous version may have saved reports meanwhile. */
export const FIND_STORED = 'find-stored-reports';
const AT_ONCE = 200;
const WITHIN_SECONDS = 6 * 3600;

/** Fills one batch of reports; answers where it ended, or undefined if none is left. */
const findSlice = async (tx: Tx<SafetyTables>, after: Position | undefined): Promise<Position | undefined> => {
  const reports = await listUnfound(tx, after, AT_ONCE);
  await writeFound(
    tx,
    reports.map(({ id, flight, location }) => ({ id, ...foundColumnsOf({ flightDetail: flight, location }) })),
  );
  await writeCaseFacts(
    tx,
    reports.map(({ id }) => id),
  );
  for (const { id, report_no: reportNo, ...written } of reports)
    await writeReportText(tx, id, { ...written, reportNo });
  return reports.at(-1);
};

const findAll = async ({ db }: { db: Db<SafetyTables> }, signal: AbortSignal): Promise<void> => {
  let after: Position | undefined;
  do after = await inTransaction(db, (tx) => findSlice(tx, after));
  while (after !== undefined && !signal.aborted);
  let ids: number[];
  do {
    ids = await listUnreadInvestigations(db, AT_ONCE);
    for (const id of ids) await inTransaction(db, (tx) => writeInvestigationText(tx, id));
  } while (ids.length > 0 && !signal.aborted);
};

/**
 * Fills the search columns of stored reports and investigations, newest first
 * (decisions/0218-find-by-columns-of-the-report.md).
 */
export const findStoredJob = (services: { db: Db<SafetyTables> }): JobKind => ({
  name: FIND_STORED,
  withinSeconds: WITHIN_SECONDS,
  run: (_data, signal) => findAll(services, signal),
});

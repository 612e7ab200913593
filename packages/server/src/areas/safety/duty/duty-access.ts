import { enforce, Problem } from '@portal/contract/kernel';
import { type Duty, dutyRights } from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import type { CallContext } from '#platform/http/call-context';
import type { FullReport } from '../report/report.queries.ts';
import { getVisibleReport } from '../report/report-access.ts';
import type { DeadlineServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { findDuty, listHistory, type StoredDuty } from './duty.queries.ts';
import { dutyFactsOf, viewDuty } from './duty.view.ts';
import { listFilings } from './filing.queries.ts';

export type DutyReader = Pick<CallContext, 'actor' | 'language'>;

/** The stored duty of a submitted report; every submitted report has one. */
export const requireDuty = async (db: Db<SafetyTables>, id: number): Promise<StoredDuty> => {
  const row = await findDuty(db, id);
  if (!row) throw new Problem('not-found');
  return row;
};

/** The duty of a report with its filings and history, as the reader may see it. */
export const answerDuty = async (
  db: Db<SafetyTables>,
  { databaseClock }: DeadlineServices,
  report: FullReport,
  { actor, language }: DutyReader,
): Promise<Duty> => {
  const row = await requireDuty(db, report.id);
  const main = report.main_id === null ? undefined : await findDuty(db, report.main_id);
  const whole = {
    report,
    row,
    main,
    filings: await listFilings(db, report.id),
    history: await listHistory(db, report.id),
  };
  return viewDuty(whole, { actor, language, now: await databaseClock(db) });
};

/** Answers the duty of a report to anyone who may read it. */
export const getDuty = async (
  services: DeadlineServices & { db: Db<SafetyTables> },
  { id }: { id: number },
  reader: DutyReader,
): Promise<Duty> => {
  const report = await getVisibleReport(services.db, reader.actor, id);
  enforce(dutyRights.read(reader.actor, dutyFactsOf(report)));
  return answerDuty(services.db, services, report, reader);
};

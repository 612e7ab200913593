import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, type Language } from '@portal/contract/kernel';
import {
  canOnDuty,
  type Duty,
  type DutyFacts,
  type DutyHistoryEntry,
  type DutyRule,
  dutyRule,
  dutyState,
  readsAsReporter,
  readsRisk,
} from '@portal/contract/safety';
import type { FullReport } from '../report/report.queries.ts';
import { factsOf } from '../report/report.view.ts';
import type { HistoryRow, StoredDuty } from './duty.queries.ts';
import type { FilingRow } from './filing.queries.ts';
import { viewFiling, viewFilingForReporter } from './filing.view.ts';

/** The facts of a report that the rules of its duty need. */
export const dutyFactsOf = (report: FullReport): DutyFacts => ({
  isMine: report.is_mine,
  isDraft: report.status === 'Draft',
  isChild: report.main_id !== null,
});

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The rule of a duty in the language of its reader; null if nothing is to be filed. */
export const viewRule = (rule: DutyRule, language: Language): Duty['rule'] =>
  rule.class === 'None'
    ? null
    : {
        id: rule.id,
        law: rule.law[language],
        article: rule.article[language],
        effectiveFrom: rule.effectiveFrom,
        checkedOn: rule.checkedOn,
      };

/** The state of a stored duty at a moment. */
export const stateAt = (row: StoredDuty, now: Date): Duty['state'] =>
  dutyState(
    {
      isChild: row.state === 'WithMain',
      isOpened: row.is_opened,
      isFiled: row.state === 'Filed',
      class: row.class,
      dueAt: row.due_at,
    },
    now,
  );

const viewHistory = (row: HistoryRow, isConfidential: boolean): DutyHistoryEntry => ({
  at: isConfidential && row.by === null ? null : row.at.toISOString(),
  by: row.by,
  source: row.source,
  basis: row.basis,
  item: row.item,
  class: row.class,
  startsAt: row.starts_at.toISOString(),
  dueAt: instant(row.due_at),
  reason: row.reason,
});

/** The fields of a duty that counts by itself; for a child those of the main report count. */
const viewSaid = (row: StoredDuty, language: Language, eventAt: Date, isReporter: boolean) => ({
  basis: row.basis,
  item: row.item,
  class: row.class,
  isConfirmed: row.is_confirmed,
  ...(isReporter ? {} : { needsReview: row.needs_review }),
  startsFrom: row.starts_from,
  knownAt: instant(row.known_at),
  hindrance: row.is_hindered
    ? {
        ...(isReporter ? {} : { reason: row.hindrance_reason ?? '' }),
        endedAt: instant(row.hindrance_ended_at),
      }
    : null,
  startsAt: row.starts_at.toISOString(),
  dueAt: instant(row.due_at),
  plainDueAt: instant(row.plain_due_at),
  protectionUntil: row.protection_until,
  filedAt: instant(row.filed_at),
  isLate: row.is_late,
  calendarIsIncomplete: row.calendar_is_incomplete,
  rule: viewRule(
    dutyRule({ basis: row.basis, item: row.item, isHindered: row.is_hindered }, dayInSeoul(eventAt)),
    language,
  ),
  ...(isReporter
    ? {}
    : {
        proposal: {
          basis: row.proposed_basis,
          item: row.proposed_item,
          class: row.proposed_class,
          from: row.proposed_from,
        },
      }),
});

const viewResting = (main: StoredDuty | undefined, isReporter: boolean) => ({
  basis: null,
  item: null,
  class: null,
  isConfirmed: false,
  ...(isReporter ? {} : { needsReview: false }),
  startsFrom: 'Event' as const,
  knownAt: null,
  hindrance: null,
  startsAt: null,
  dueAt: null,
  plainDueAt: null,
  protectionUntil: null,
  filedAt: instant(main?.filed_at ?? null),
  isLate: null,
  calendarIsIncomplete: false,
  rule: null,
  ...(isReporter ? {} : { proposal: null }),
});

export type WholeDuty = {
  report: FullReport;
  row: StoredDuty;
  /** The duty of the main report, if the report has one. */
  main: StoredDuty | undefined;
  filings: readonly FilingRow[];
  history: readonly HistoryRow[];
};

/** A duty as it is answered; its reporter reads part of it (rules/safety.md#duty-record). */
export const viewDuty = (
  { report, row, main, filings, history }: WholeDuty,
  { actor, language, now }: { actor: Actor; language: Language; now: Date },
): Duty => {
  const facts = dutyFactsOf(report);
  const isReporter = readsAsReporter(actor, facts);
  const dutyClass = (main ?? row).class;
  return {
    reportId: report.id,
    reportNo: report.report_no ?? '',
    state: stateAt(row, now),
    ...(facts.isChild
      ? viewResting(main, isReporter)
      : viewSaid(row, language, report.event_at ?? row.starts_at, isReporter)),
    mainReportId: readsRisk(actor, factsOf(report)) ? report.group.seenMainId : null,
    filings: filings.map((filing) =>
      isReporter ? viewFilingForReporter(filing, dutyClass) : viewFiling(filing, dutyClass, { actor, facts }),
    ),
    ...(isReporter ? {} : { history: history.map((entry) => viewHistory(entry, report.is_confidential)) }),
    version: row.version,
    can: canOnDuty(actor, facts),
  };
};

import { enforce, Problem, requireValid } from '@portal/contract/kernel';
import {
  checkEntry,
  type DialogueEntry,
  dialogueLimits,
  dialogueRules,
  type EntryBody,
  type NormalizedEntry,
  nextDelivery,
  normalizeEntry,
  sideOf,
} from '@portal/contract/safety';
import { cleanFile } from '#platform/cleaning/cleaner';
import { databaseClock } from '#platform/database/database-clock.queries';
import type { Tx } from '#platform/database/pool';
import type { StagedFile } from '#platform/files/file-store';
import { discardFiles } from '#platform/files/store-files';
import type { CallContext } from '#platform/http/call-context';
import { attachmentsOf } from '#platform/record-files';
import { insertEntry } from '../../case/dialogue-entry.queries.ts';
import { notifyReporter } from '../../case/write-to-reporter.ts';
import { requireCleaned } from '../../report/act/attach-report-file.ts';
import type { PreparedUpload } from '../../report/act/clean-report-file.ts';
import { auditReportChange } from '../../report/finish-report-change.ts';
import { type FullReport, findReport } from '../../report/report.queries.ts';
import { stateOf } from '../../report/report.view.ts';
import { lockReport } from '../../report/report-access.ts';
import type { SafetyContext, SafetyRouteServices, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { type EntryRow, insertHeld, listEntries } from '../dialogue.queries.ts';
import { viewEntry } from '../dialogue.view.ts';
import { notifyOfReporter, withdrawReporterWrote } from '../notify-of-dialogue.ts';

export const entryFiles = attachmentsOf({
  table: 'safety.dialogue_file',
  owner: 'entry_id',
  order: 'place',
  maxFiles: dialogueLimits.files,
});

/** No time is stored for a file: the entry has the only time that may be known. */
const NO_TIME = new Date('1980-01-01T00:00:00Z');

type WritingServices = SafetyServices & Pick<SafetyRouteServices, 'confidentialDelivery'>;

export type PreparedEntry = PreparedUpload & { body: EntryBody };

/**
 * Cleans files for one's own confidential report before the transaction takes any lock; the rules are checked there.
 */
export const prepareEntry = async (
  services: SafetyRouteServices,
  { id, body }: { id: number; body: EntryBody },
  context: CallContext,
): Promise<PreparedEntry> => {
  const report = context.files.length === 0 ? undefined : await findReport(services.db, id, context.actor);
  if (!report?.is_mine || !report.is_confidential || report.status === 'Draft') return { id, body };
  context.replaceFiles([]);
  if (context.files.length > dialogueLimits.files) return { id, body };
  const cleaned: (StagedFile | undefined)[] = [];
  for (const file of context.files) {
    const made = await cleanFile(services, context.caller, file);
    if (made && made !== file) context.whenOver(() => discardFiles(services.db, services.files, [made]));
    cleaned.push(made);
  }
  context.replaceFiles(cleaned.filter((file) => file !== undefined));
  return { id, body, cleaned };
};

const findEntry = async (tx: Tx<SafetyTables>, reportId: number, isWanted: (entry: EntryRow) => boolean) =>
  (await listEntries(tx, reportId)).find(isWanted);

/**
 * What the reporter of a confidential report sent with this key before. The key is stored with the entry, because a
 * reply stored elsewhere would reveal when it was written.
 */
const findRepeated = async (
  tx: Tx<SafetyTables>,
  report: FullReport,
  { retry }: SafetyContext,
): Promise<EntryRow | undefined> => {
  if (!retry) return undefined;
  retry.isStoredByRecord = true;
  const before = await findEntry(tx, report.id, ({ retry_name }) => retry_name === retry.name);
  if (before && before.retry_body !== retry.bodyHash) throw new Problem('idempotency-key-reused');
  return before;
};

/** A held entry is audited, and the office notified, when it is delivered. */
const holdEntry = async (
  tx: Tx<SafetyTables>,
  { confidentialDelivery }: WritingServices,
  report: FullReport,
  { content, kind }: NormalizedEntry,
  { retry }: SafetyContext,
): Promise<number> =>
  insertHeld(tx, {
    reportId: report.id,
    kind,
    content,
    dueAt: nextDelivery(confidentialDelivery, await databaseClock(tx)),
    ...(retry ? { retry } : {}),
  });

const writeOpenly = async (
  tx: Tx<SafetyTables>,
  { clock }: WritingServices,
  report: FullReport,
  { content, kind }: NormalizedEntry,
  { actor, files }: SafetyContext,
): Promise<number> => {
  const byReporter = report.is_mine;
  const actorId = actor.employeeId;
  const { id, at } = await insertEntry(tx, {
    reportId: report.id,
    kind,
    side: sideOf({ isMine: byReporter }),
    authorId: byReporter ? null : actorId,
    content,
  });
  const after = { kind, files: files.length, byReporter };
  await auditReportChange(tx, clock, { actor, reportId: report.id, byReporter }, { action: 'converse', after });
  if (byReporter) await notifyOfReporter(tx, { reportId: report.id, at, actorId });
  else {
    await withdrawReporterWrote(tx, report.id);
    await notifyReporter(tx, report, { kind: 'safety.report-message', at, actorId });
  }
  return id;
};

/**
 * Writes an entry into a dialogue. An entry of a confidential reporter is held for delivery, all others are visible
 * immediately.
 */
export const writeEntry = async (
  tx: Tx<SafetyTables>,
  services: WritingServices,
  { body, ...upload }: PreparedEntry,
  context: SafetyContext,
): Promise<DialogueEntry> => {
  const report = await lockReport(tx, context, upload.id);
  const state = stateOf(report);
  enforce(dialogueRules.converse(context.actor, state));
  const isHeld = report.is_mine && report.is_confidential;
  const before = isHeld ? await findRepeated(tx, report, context) : undefined;
  if (before) return viewEntry(report, before);
  const normalized = normalizeEntry(body);
  requireValid(checkEntry(normalized, sideOf(state), context.files.length));
  const files = context.files.length === 0 ? [] : await requireCleaned(report, services, upload, context);
  const id = await (isHeld ? holdEntry : writeOpenly)(tx, services, report, normalized, context);
  if (files.length > 0) await entryFiles.add(tx, { ...services, clock: () => NO_TIME }, id, files);
  const written = await findEntry(tx, report.id, (entry) => entry.id === id);
  if (!written) throw new Error('the entry that was just written was not found');
  return viewEntry(report, written);
};

import { Problem } from '@portal/contract/kernel';
import { type NormalizedReport, reportFileLimits, reportRules } from '@portal/contract/safety';
import type { StoredAttachment } from '#platform/attachment.queries';
import { cleanFile } from '#platform/cleaning/cleaner';
import type { Tx } from '#platform/database/pool';
import type { StagedFile } from '#platform/files/file-store';
import { discardFiles } from '#platform/files/store-files';
import type { CallContext } from '#platform/http/call-context';
import { attachmentsOf } from '#platform/record-files';
import type { SafetyContext, SafetyRouteServices, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { type FullReport, findReport } from '../report.queries.ts';
import { stateOf } from '../report.view.ts';

export const reportFiles = attachmentsOf({
  table: 'safety.report_file',
  owner: 'report_id',
  order: 'place',
  maxFiles: reportFileLimits.maxFiles,
});

/** Answers the file without metadata about its author, or undefined if it cannot be cleaned. */
type Cleaned = StagedFile | undefined;

/** The prepared files of an upload; `cleaned` is missing if the report was not confidential at that time. */
export type PreparedUpload = { id: number; cleaned?: readonly Cleaned[] };

/**
 * The cleaned copies of attached files by their ids, for a report that becomes confidential; `stays` for files without
 * metadata.
 */
export type CleanedFiles = ReadonlyMap<number, Cleaned | 'stays'>;

/** A body ready to be stored, and the files as a confidential report needs them. */
export type PreparedReport = { id: number; body: NormalizedReport; cleaned: CleanedFiles };

/** Raises `file-not-cleanable` with the place of each file that could not be cleaned. */
export const requireAllCleaned = (all: readonly unknown[], pathOf: (place: number) => string): void => {
  const errors = all.flatMap((one, place) =>
    one === undefined ? [{ path: pathOf(place), code: 'not-cleanable' as const }] : [],
  );
  if (errors.length > 0) throw new Problem('file-not-cleanable', errors);
};

/** Cleans a staged file; the copy is discarded at the end of the call. */
const cleanForCall = async (
  services: SafetyRouteServices,
  file: StagedFile,
  context: CallContext,
): Promise<Cleaned> => {
  const cleaned = await cleanFile(services, context.caller, file);
  if (cleaned && cleaned !== file) context.whenOver(() => discardFiles(services.db, services.files, [cleaned]));
  return cleaned;
};

/**
 * Cleans the files for one's own confidential report before the transaction takes any lock; the rules are checked
 * there.
 */
export const cleanUpload = async (
  services: SafetyRouteServices,
  { id }: { id: number },
  context: CallContext,
): Promise<PreparedUpload> => {
  const report = await findReport(services.db, id, context.actor);
  if (!report?.is_mine || !report.is_confidential) return { id };
  // The originals must not be stored: only cleaned copies leave this machine.
  context.replaceFiles([]);
  if (!reportRules.files(context.actor, stateOf(report)).allowed) return { id };
  const cleaned: Cleaned[] = [];
  for (const file of context.files) cleaned.push(await cleanForCall(services, file, context));
  context.replaceFiles(cleaned.filter((file) => file !== undefined));
  return { id, cleaned };
};

/** Whether this change would make the report confidential, as far as is known before it is locked. */
const wouldTurn = (
  report: FullReport | undefined,
  normalized: NormalizedReport,
  { actor, ifMatch }: CallContext,
): boolean =>
  report?.is_mine === true &&
  normalized.isConfidential &&
  !report.is_confidential &&
  (ifMatch === undefined || ifMatch === report.version) &&
  reportRules.flags(actor, stateOf(report)).allowed;

/** Copies an attached file for the duration of the call; undefined if it was removed or replaced meanwhile. */
const copyOf = async (
  { db, files }: SafetyServices,
  reportId: number,
  { id, name, sha256, size }: StoredAttachment,
  context: CallContext,
): Promise<StagedFile | undefined> => {
  try {
    const copy = await files.stage(name, await files.read(sha256), size);
    context.whenOver(() => files.discard(copy));
    return copy;
  } catch (error) {
    const now = await reportFiles.listStored(db, reportId);
    if (now.some((still) => still.id === id && still.sha256 === sha256)) throw error;
    return undefined;
  }
};

/** Cleans the files of a report that is about to become confidential, before the transaction takes any lock. */
export const cleanAttached = async (
  services: SafetyRouteServices,
  { id, body: normalized }: { id: number; body: NormalizedReport },
  context: CallContext,
): Promise<CleanedFiles> => {
  const cleaned = new Map<number, Cleaned | 'stays'>();
  if (!wouldTurn(await findReport(services.db, id, context.actor), normalized, context)) return cleaned;
  for (const file of await reportFiles.listStored(services.db, id)) {
    const copy = await copyOf(services, id, file, context);
    if (!copy) continue;
    const made = await cleanForCall(services, copy, context);
    cleaned.set(file.id, made === copy ? 'stays' : made);
  }
  context.replaceFiles([...cleaned.values()].filter((file) => typeof file === 'object'));
  return cleaned;
};

/**
 * Replaces the files of a report that becomes confidential by their cleaned copies and deletes the originals. Raises
 * `changed-meanwhile` if the report has other files than those that were cleaned.
 */
export const replaceByCleaned = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { report, cleaned }: { report: FullReport; cleaned: CleanedFiles },
  context: Pick<SafetyContext, 'afterCommit'>,
): Promise<void> => {
  if (report.is_confidential || report.files.length === 0) return;
  if (report.files.some(({ id }) => !cleaned.has(id))) throw new Problem('changed-meanwhile');
  const files = report.files.map(({ id }) => [id, cleaned.get(id)] as const);
  requireAllCleaned(
    files.map(([, file]) => file),
    (place) => `attachedFiles.${place}`,
  );
  const contents = new Map(files.flatMap(([id, file]) => (typeof file === 'object' ? [[id, file] as const] : [])));
  await reportFiles.replace(tx, services, { ownerId: report.id, contents }, context);
};

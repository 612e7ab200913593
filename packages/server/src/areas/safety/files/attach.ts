import { enforce, type FileAnswer, Problem } from '@portal/contract/kernel';
import { type ReportFile, reportFileLimits, reportRules } from '@portal/contract/safety';
import { attachmentsOf } from '#platform/attachments/record-files';
import type { Tx } from '#platform/database/pool';
import type { CallContext } from '#platform/http/call-context';
import { isReporters, tellTrail } from '../reports/finish.ts';
import { getVisibleReport, lockReport } from '../reports/lock.ts';
import { type FullReport, updateReport } from '../reports/queries.ts';
import { stateOf } from '../reports/view.ts';
import type { SafetyContext, SafetyServices } from '../services.ts';
import type { SafetyTables } from '../tables.ts';
import { namingFor, viewFiles } from './names.ts';

/** An archive has a time for each file; that of a confidential report tells none. */
const NO_TIME = new Date('1980-01-01T00:00:00Z');

export const reportFiles = attachmentsOf({
  table: 'safety.report_file',
  owner: 'report_id',
  order: 'place',
  maxFiles: reportFileLimits.maxFiles,
});

/** Bytes tell of who made them; until they are cleaned a confidential report takes none. */
const requireCleanable = ({ is_confidential }: FullReport, { files }: SafetyContext): void => {
  if (is_confidential)
    throw new Problem(
      'file-not-cleanable',
      files.map(({ name }) => ({ path: name, code: 'not-cleanable' })),
    );
};

/** Attaches files; answers all of the report's. Files of a draft leave no entry in the trail. */
export const attachFiles = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id }: { id: number },
  context: SafetyContext,
): Promise<ReportFile[]> => {
  const report = await lockReport(tx, context, id);
  enforce(reportRules.files(context.actor, stateOf(report)));
  requireCleanable(report, context);
  await reportFiles.add(tx, services, id, context.files);
  await updateReport(tx, id, {});
  if (report.status !== 'Draft') {
    const byReporter = isReporters(report);
    const after = { files: context.files.length, byReporter };
    const who = { actor: context.actor, reportId: id, byReporter };
    await tellTrail(tx, services.clock, who, { action: 'attach-files', after });
  }
  return viewFiles({ ...report, files: await reportFiles.list(tx, id) });
};

/** Takes one file away. */
export const removeFile = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, fileId }: { id: number; fileId: number },
  context: SafetyContext,
): Promise<void> => {
  const report = await lockReport(tx, context, id);
  enforce(reportRules.files(context.actor, stateOf(report)));
  await reportFiles.remove(tx, services, { ownerId: id, fileId }, context);
  await updateReport(tx, id, {});
  if (report.status === 'Draft') return;
  const byReporter = isReporters(report);
  const who = { actor: context.actor, reportId: id, byReporter };
  await tellTrail(tx, services.clock, who, { action: 'remove-file', after: { byReporter } });
};

/** One file, for whoever sees the report. */
export const openFile = async (
  services: SafetyServices,
  { id, fileId }: { id: number; fileId: number },
  { actor }: CallContext,
): Promise<FileAnswer> => {
  const report = await getVisibleReport(services.db, actor, id);
  const file = await reportFiles.open(services, { ownerId: id, fileId }, namingFor(report));
  return { ...file, hasFilenameHeader: true };
};

/** All files in one archive, streamed. */
export const openZip = async (
  services: SafetyServices,
  { id }: { id: number },
  { actor }: CallContext,
): Promise<FileAnswer> => {
  const report = await getVisibleReport(services.db, actor, id);
  const name = report.report_no ?? 'draft';
  const at = report.is_confidential ? NO_TIME : undefined;
  const archive = await reportFiles.zip(services, { ownerId: id, name, at }, namingFor(report));
  return { ...archive, hasFilenameHeader: true };
};

import { enforce, type FileAnswer, type FileInParts, Problem } from '@portal/contract/kernel';
import { type ReportFile, reportRules } from '@portal/contract/safety';
import { cleaningWay } from '#platform/cleaning/cleanable-kinds';
import type { Tx } from '#platform/database/pool';
import type { StagedFile } from '#platform/files/file-store';
import { extensionOf, sniffFile } from '#platform/files/sniff-kind';
import type { CallContext } from '#platform/http/call-context';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { auditReportChange, isReporters } from '../finish-report-change.ts';
import { type FullReport, updateReport } from '../report.queries.ts';
import { stateOf } from '../report.view.ts';
import { getVisibleReport, lockReport } from '../report-access.ts';
import { namingFor, viewFiles } from '../report-file-names.ts';
import { type PreparedUpload, reportFiles, requireAllCleaned } from './clean-report-file.ts';

/** An archive has a time for each file; for a confidential report it is a constant. */
const NO_TIME = new Date('1980-01-01T00:00:00Z');

/** The files that an upload stores: on a confidential report the cleaned copies instead of the originals. */
export const requireCleaned = async (
  { is_confidential }: FullReport,
  { blockedExtensions }: SafetyServices,
  { cleaned }: PreparedUpload,
  { files }: SafetyContext,
): Promise<readonly StagedFile[]> => {
  if (!is_confidential) return files;
  // A kind that cannot be cleaned is refused for that reason, whatever its contents.
  const isLookedInto = ({ name }: StagedFile): boolean =>
    cleaningWay(name) !== undefined || blockedExtensions.includes(extensionOf(name));
  for (const file of files.filter(isLookedInto)) await sniffFile(file, { blocked: blockedExtensions });
  // The report became confidential after the files were prepared.
  if (!cleaned) throw new Problem('changed-meanwhile');
  requireAllCleaned(cleaned, (place) => files[place]?.name ?? '');
  return cleaned.filter((file) => file !== undefined);
};

/** Attaches files; answers all files of the report. Files of a draft leave no entry in the audit trail. */
export const attachFiles = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  upload: PreparedUpload,
  context: SafetyContext,
): Promise<ReportFile[]> => {
  const { id } = upload;
  const report = await lockReport(tx, context, id);
  enforce(reportRules.files(context.actor, stateOf(report)));
  await reportFiles.add(tx, services, id, await requireCleaned(report, services, upload, context));
  await updateReport(tx, id, {});
  if (report.status !== 'Draft') {
    const byReporter = isReporters(report);
    const after = { files: context.files.length, byReporter };
    const who = { actor: context.actor, reportId: id, byReporter };
    await auditReportChange(tx, services.clock, who, { action: 'attach-files', after });
  }
  return viewFiles({ ...report, files: await reportFiles.list(tx, id) });
};

/** Removes a file. */
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
  await auditReportChange(tx, services.clock, who, { action: 'remove-file', after: { byReporter } });
};

/** Streams one file to a caller who may see the report. */
export const openFile = async (
  services: SafetyServices,
  { id, fileId }: { id: number; fileId: number },
  { actor }: CallContext,
): Promise<FileInParts> => {
  const report = await getVisibleReport(services.db, actor, id);
  const file = await reportFiles.open(services, { ownerId: id, fileId }, namingFor(report));
  return { ...file, hasFilenameHeader: true };
};

/** Streams all files in one archive. */
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

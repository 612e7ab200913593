import { enforce, type FileAnswer, type FileInParts } from '@portal/contract/kernel';
import { dutyRights, type FilingFile, filingFileLimits } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import type { CallContext } from '#platform/http/call-context';
import { attachmentsOf } from '#platform/record-files';
import { auditReportChange } from '../report/finish-report-change.ts';
import { getVisibleReport, lockReport } from '../report/report-access.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { dutyFactsOf } from './duty.view.ts';
import { viewFilingFiles } from './filing.view.ts';
import { requireFiling } from './record-filing.ts';

/** Files of a filing belong to the office and are stored unchanged. */
const filingFiles = attachmentsOf({
  table: 'safety.filing_file',
  owner: 'filing_id',
  maxFiles: filingFileLimits.maxFiles,
});

type OfFiling = { id: number; filingId: number };

/** Attaches files to a filing; answers all of its files. */
export const attachFilingFiles = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, filingId }: OfFiling,
  context: SafetyContext,
): Promise<FilingFile[]> => {
  const { actor, files } = context;
  const report = await lockReport(tx, context, id);
  const facts = dutyFactsOf(report);
  enforce(dutyRights.file(actor, facts));
  const filing = await requireFiling(tx, id, filingId);
  enforce(dutyRights.attach(actor, { ...facts, isVoided: filing.voided_at !== null }));
  await filingFiles.add(tx, services, filingId, files);
  const after = { files: files.length, byReporter: false, filing: filingId };
  const who = { actor, reportId: id, byReporter: false };
  await auditReportChange(tx, services.clock, who, { action: 'attach-files', after });
  return viewFilingFiles(await filingFiles.list(tx, filingId));
};

/** Finds a filing whose files the actor may read. */
const requireReadable = async (
  { db }: SafetyServices,
  { id, filingId }: OfFiling,
  { actor }: CallContext,
): Promise<{ name: string }> => {
  await getVisibleReport(db, actor, id);
  enforce(dutyRights.download(actor));
  const { report_no } = await requireFiling(db, id, filingId);
  return { name: `${report_no} ${filingId}` };
};

/** Streams one file of a filing to the office and Level4. */
export const openFilingFile = async (
  services: SafetyServices,
  { id, filingId, fileId }: OfFiling & { fileId: number },
  context: CallContext,
): Promise<FileInParts> => {
  await requireReadable(services, { id, filingId }, context);
  const file = await filingFiles.open(services, { ownerId: filingId, fileId });
  return { ...file, hasFilenameHeader: true };
};

/** All files of a filing in one archive, streamed. */
export const openFilingZip = async (
  services: SafetyServices,
  ofFiling: OfFiling,
  context: CallContext,
): Promise<FileAnswer> => {
  const { name } = await requireReadable(services, ofFiling, context);
  const archive = await filingFiles.zip(services, { ownerId: ofFiling.filingId, name });
  return { ...archive, hasFilenameHeader: true };
};

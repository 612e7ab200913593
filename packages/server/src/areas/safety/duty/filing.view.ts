import type { Actor } from '@portal/contract/identity';
import {
  canOnFiling,
  countsForDuty,
  type DutyClass,
  type DutyFacts,
  type Filing,
  type FilingFile,
  type ShownFiling,
} from '@portal/contract/safety';
import { extensionOf } from '#platform/files/sniff-kind';
import type { FilingRow } from './filing.queries.ts';

type Reader = { actor: Actor; facts: DutyFacts };

export const viewFilingFiles = (files: FilingRow['files']): FilingFile[] =>
  files.map(({ id, name, size }) => ({ id, name, size, extension: extensionOf(name) }));

/** The fields of a filing that the reporter may read too. */
const viewShown = (row: FilingRow, dutyClass: DutyClass) => ({
  id: row.id,
  recipient: row.recipient,
  form: row.form,
  filedAt: row.filed_at.toISOString(),
  receiptNo: row.receipt_no,
  counts: countsForDuty({ recipient: row.recipient, isVoided: row.voided_at !== null }, dutyClass),
});

const viewVoided = ({ voided_by: by, voided_at: at, void_reason: reason }: FilingRow): Filing['voided'] =>
  by === null || at === null || reason === null ? null : { by, at: at.toISOString(), reason };

/** A filing as it is answered, with whether it counts for a duty of this class. */
export const viewFiling = (row: FilingRow, dutyClass: DutyClass, { actor, facts }: Reader): Filing => ({
  ...viewShown(row, dutyClass),
  reportId: row.report_id,
  reportNo: row.report_no,
  recipientName: row.recipient_name,
  note: row.note,
  files: viewFilingFiles(row.files),
  recordedBy: row.recorded_by,
  recordedDate: row.recorded_at.toISOString(),
  voided: viewVoided(row),
  can: canOnFiling(actor, { ...facts, isVoided: row.voided_at !== null }),
});

/** The part of a filing that the reporter may read. */
export const viewFilingForReporter = (row: FilingRow, dutyClass: DutyClass): ShownFiling => viewShown(row, dutyClass);

import {
  checkManualRevision,
  dayOrNone,
  type ManualRevision,
  type ManualRevisionBody,
  manualRevisionRules,
  prepareRule,
} from '@portal/contract/documents';
import { type AuditAct, dayInSeoul, enforce, oneLine, Problem, requireValid } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import { dropContents, storeFiles } from '#platform/files/store-files';
import { requireVersion } from '#platform/http/require-version';
import { extractLater } from '../content/extract-content.ts';
import { byWhom } from '../document/document-access.ts';
import { type JudgedFile, judgeFile, requireTaken } from '../document/document-file-kind.ts';
import { checkFiles } from '../document/upload-document.ts';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import {
  deletePrepared,
  insertPrepared,
  isVersionTaken,
  type ManualOfRevisions,
  type ManualRevisionRow,
  type PreparedValues,
  updatePrepared,
} from './manual-revision.queries.ts';
import {
  answerRevision,
  factsOf,
  lockManualOf,
  lockSeenRevision,
  type ManualPath,
  type RevisionPath,
} from './manual-revision-access.ts';

type Services = DocumentServices;

/** A revision to prepare, with its files inspected. */
export type Prepared = { body: ManualRevisionBody; files: readonly JudgedFile[] };

/** Inspects the files of a revision before anything is locked. */
export const judgeRevision = async (
  { blockedExtensions }: Services,
  body: ManualRevisionBody,
  { files }: Pick<DocumentContext, 'files'>,
): Promise<Prepared> => ({
  body,
  files: await Promise.all(files.map((file) => judgeFile(file, blockedExtensions))),
});

const valuesOf = (body: ManualRevisionBody, at: Date, { actor }: DocumentContext): PreparedValues => ({
  version: oneLine(body.version),
  revisionOn: body.revisionDate ?? '',
  description: (body.description ?? '').trim(),
  effectiveOn: dayOrNone(body.effectiveDate),
  at,
  ...byWhom(actor),
});

type Field = 'version' | 'revisionDate' | 'description' | 'effectiveDate' | 'file';

const fieldsChanged = (before: ManualRevisionRow, values: PreparedValues, hasFile: boolean): Field[] => [
  ...(before.version === values.version ? [] : (['version'] as const)),
  ...(before.revision_on === values.revisionOn ? [] : (['revisionDate'] as const)),
  ...(before.description === values.description ? [] : (['description'] as const)),
  ...(before.effective_on === values.effectiveOn ? [] : (['effectiveDate'] as const)),
  ...(hasFile ? (['file'] as const) : []),
];

type RevisionAct = Extract<AuditAct<'documents'>, { recordType: 'manual-revision' }>;
type Change<Act extends RevisionAct = RevisionAct> = Act extends unknown ? Omit<Act, 'area' | 'recordType'> : never;

/** Records an act on a revision in the audit trail, without its contents or reasons. */
export const auditRevision = (
  tx: Tx<DocumentTables>,
  { clock }: Pick<Services, 'clock'>,
  actorId: number,
  recordId: number,
  change: Change,
): Promise<void> =>
  recordAudit(tx, clock, { actorId, area: 'documents', recordType: 'manual-revision', recordId, ...change });

const auditPrepared = (
  tx: Tx<DocumentTables>,
  services: Services,
  { actor }: DocumentContext,
  {
    manual,
    id,
    change,
    fields,
  }: { manual: ManualOfRevisions; id: number; change: 'make' | 'change' | 'delete'; fields: Field[] },
): Promise<void> =>
  auditRevision(tx, services, actor.employeeId, id, {
    action: 'prepare',
    after: { change, manual: manual.id, docNo: manual.docNo, fields },
  });

const contentOf = ({ size, sha256 }: JudgedFile, contentType: string) => ({ size, sha256, contentType });

/** Prepares a revision of a controlled manual (rules/documents.md#preparing-a-revision). */
export const prepareManualRevision = async (
  tx: Tx<DocumentTables>,
  services: Services,
  { body, files, ...path }: ManualPath & Prepared,
  context: DocumentContext,
): Promise<ManualRevision> => {
  const at = services.clock();
  const reader = { actor: context.actor, today: dayInSeoul(at) };
  const manual = await lockManualOf(tx, path, reader);
  enforce(prepareRule(context.actor, manual));
  requireValid([...checkManualRevision(body), ...checkFiles(files)]);
  const [file] = files;
  if (!file) throw new Error('a revision without a file passed its check');
  const contentType = requireTaken(file, true);
  const values = valuesOf(body, at, context);
  if (await isVersionTaken(tx, manual.id, values.version)) throw new Problem('version-exists');
  await storeFiles(tx, services.files, [file]);
  const id = await insertPrepared(tx, manual.id, values, contentOf(file, contentType));
  await extractLater(tx, services, id);
  const fields: Field[] = ['version', 'revisionDate', 'description', 'effectiveDate', 'file'];
  await auditPrepared(tx, services, context, { manual, id, change: 'make', fields });
  return answerRevision(tx, { ...path, revId: id }, reader);
};

/** Changes a revision that is a draft or was returned; a new file replaces the present one. */
export const changeManualRevision = async (
  tx: Tx<DocumentTables>,
  services: Services,
  { body, files, ...path }: RevisionPath & Prepared,
  context: DocumentContext,
): Promise<ManualRevision> => {
  const at = services.clock();
  const reader = { actor: context.actor, today: dayInSeoul(at) };
  const found = await lockSeenRevision(tx, path, reader);
  const { manual, row } = found;
  enforce(manualRevisionRules.change(context.actor, manual, factsOf(found)));
  requireVersion({ version: row.lock_version }, context.ifMatch);
  const [file] = files;
  requireValid([...checkManualRevision(body), ...(file ? checkFiles(files) : [])]);
  const content = file && contentOf(file, requireTaken(file, true));
  const values = valuesOf(body, at, context);
  if (await isVersionTaken(tx, manual.id, values.version, row.id)) throw new Problem('version-exists');
  if (file) await storeFiles(tx, services.files, [file]);
  await updatePrepared(tx, row.id, values, content);
  if (file) {
    await extractLater(tx, services, row.id);
    context.afterCommit(() => dropContents(services.db, services.files, [row.sha256]));
  }
  const fields = fieldsChanged(row, values, file !== undefined);
  await auditPrepared(tx, services, context, { manual, id: row.id, change: 'change', fields });
  return answerRevision(tx, path, reader);
};

/** Deletes a revision that is a draft or was returned. */
export const deleteManualRevision = async (
  tx: Tx<DocumentTables>,
  services: Services,
  path: RevisionPath,
  context: DocumentContext,
): Promise<void> => {
  const found = await lockSeenRevision(tx, path, { actor: context.actor, today: dayInSeoul(services.clock()) });
  const { manual, row } = found;
  enforce(manualRevisionRules.delete(context.actor, manual, factsOf(found)));
  requireVersion({ version: row.lock_version }, context.ifMatch);
  await deletePrepared(tx, row.id);
  await auditPrepared(tx, services, context, { manual, id: row.id, change: 'delete', fields: [] });
  const contents = row.letter_sha256 === null ? [row.sha256] : [row.sha256, row.letter_sha256];
  context.afterCommit(() => dropContents(services.db, services.files, contents));
};

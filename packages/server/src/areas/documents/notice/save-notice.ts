import { checkNotice, driveRules, type Notice, type NoticeBody } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { type Decision, enforce, oneLine, Problem, requireValid } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { Db, Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { type DriveRow, managesManualOf } from '../drive/drive.queries.ts';
import { getDrive } from '../drive/save-drive.ts';
import { deleteNoticeRow, findNotice, lockNotice, type NoticeRow, putNotice } from './notice.queries.ts';

type Services = Pick<DocumentServices, 'clock'>;

const viewNotice = (row: NoticeRow, { id, name }: DriveRow): Notice => ({
  title: row.title,
  content: row.content,
  modifiedDate: row.modified_at.toISOString(),
  modifier: row.modifier,
  drive: { id, name },
  version: row.version,
});

/** Answers the notice of a drive, or null. */
export const getNotice = async (db: Db<DocumentTables>, driveId: number): Promise<Notice | null> => {
  const drive = await getDrive(db, driveId);
  const row = await findNotice(db, driveId);
  return row ? viewNotice(row, drive) : null;
};

const ruleOf = async (db: Db<DocumentTables>, actor: Actor, drive: DriveRow): Promise<Decision> => {
  const managesManual = await managesManualOf(db, { driveId: drive.id, employeeId: actor.employeeId });
  return driveRules.notice(actor, { departmentId: drive.department_id, managesManual });
};

export const mayCreateNotice = async (db: Db<DocumentTables>, actor: Actor, driveId: number): Promise<boolean> =>
  (await ruleOf(db, actor, await getDrive(db, driveId))).allowed;

const audit = (
  tx: Tx<DocumentTables>,
  { clock }: Services,
  { actor }: DocumentContext,
  { drive, change }: { drive: DriveRow; change: 'save' | 'delete' },
): Promise<void> =>
  recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'documents',
    action: 'notice',
    recordType: 'drive',
    recordId: drive.id,
    after: { change, ...(drive.department_id === null ? {} : { department: drive.department_id }) },
  });

/** If there is no notice, the caller cannot have seen a valid version. */
const NONE = { version: 0 };

/** Saves the notice of a drive, replacing the present one (rules/documents.md#notice). */
export const saveNotice = async (
  tx: Tx<DocumentTables>,
  services: Services,
  { driveId, body }: { driveId: number; body: NoticeBody },
  context: DocumentContext,
): Promise<Notice> => {
  await lockNotice(tx, driveId);
  const drive = await getDrive(tx, driveId);
  enforce(await ruleOf(tx, context.actor, drive));
  requireVersion((await findNotice(tx, driveId)) ?? NONE, context.ifMatch);
  requireValid(checkNotice(body));
  await putNotice(tx, {
    drive_id: driveId,
    title: oneLine(body.title),
    content: body.content,
    modified_at: services.clock(),
    modifier_id: context.actor.employeeId,
  });
  await audit(tx, services, context, { drive, change: 'save' });
  const saved = await findNotice(tx, driveId);
  if (!saved) throw new Error('the notice that was just saved was not found');
  return viewNotice(saved, drive);
};

export const deleteNotice = async (
  tx: Tx<DocumentTables>,
  services: Services,
  driveId: number,
  context: DocumentContext,
): Promise<void> => {
  await lockNotice(tx, driveId);
  const drive = await getDrive(tx, driveId);
  const notice = await findNotice(tx, driveId);
  if (!notice) throw new Problem('not-found');
  enforce(await ruleOf(tx, context.actor, drive));
  requireVersion(notice, context.ifMatch);
  await deleteNoticeRow(tx, driveId);
  await audit(tx, services, context, { drive, change: 'delete' });
};

import { mayUseMenu } from '@portal/contract/identity';
import { dayInSeoul, type NotificationKind } from '@portal/contract/kernel';
import {
  type NotificationSource,
  notify,
  withdrawNotification,
  withdrawNotificationsFrom,
  withdrawToldAt,
} from '#areas/notification';
import { seenWith, type Tx } from '#platform/database/pool';
import type { DocumentTables } from './documents-tables.ts';
import {
  hasUnreadReader,
  listDoneReaders,
  listReaderIds,
  listReminded,
  listTitlesManaged,
  listTitlesToRead,
} from './notify-readers.queries.ts';

/** How a document is called among the records that people are told of. */
const DOCUMENT = 'documents/document';

/** The same to those who manage its manual. */
const MANAGED = 'documents/managed-document';

type Of = { driveId: number; docId: number; at: Date; actorId?: number | undefined };

const notifyReaders = (
  tx: Tx<DocumentTables>,
  { driveId, docId, at, actorId }: Of,
  kind: NotificationKind,
  people: readonly number[],
): Promise<void> =>
  notify(
    tx,
    { kind, recordType: DOCUMENT, recordId: docId, place: `/documentcenter/view/${driveId}/${docId}`, at, actorId },
    people,
  );

/** Tells people that a document is theirs to read. */
export const notifyNamed = (tx: Tx<DocumentTables>, of: Of, named: readonly number[]): Promise<void> =>
  notifyReaders(tx, of, 'documents.required-reading', named);

/** Tells readers that somebody asks them to read a document. */
export const notifyAsked = (tx: Tx<DocumentTables>, of: Of, readers: readonly number[]): Promise<void> =>
  notifyReaders(tx, of, 'documents.reading-asked', readers);

/**
 * Takes back what was said of the days of a revision that is superseded or withdrawn; not from whoever was told the same of
 * another one that they still must read.
 */
export const withdrawReminders = async (tx: Tx<DocumentTables>, docId: number): Promise<void> => {
  await withdrawNotification(tx, { kind: 'documents.reading-asked', recordType: DOCUMENT, recordId: docId });
  const due = { kind: 'documents.reading-due', recordType: DOCUMENT, recordId: docId } as const;
  await withdrawNotification(tx, due, await listReminded(tx, docId, { isOverdue: false }));
  const overdue = await listReminded(tx, docId, { isOverdue: true });
  const ofOverdue = { kind: 'documents.reading-overdue', recordId: docId } as const;
  await withdrawNotification(tx, { ...ofOverdue, recordType: DOCUMENT }, overdue);
  if (overdue.length === 0) await withdrawNotification(tx, { ...ofOverdue, recordType: MANAGED });
};

/** Takes back that a revision was released, which is superseded or withdrawn; not from whoever was told of another one since. */
export const withdrawRelease = (tx: Tx<DocumentTables>, docId: number, releasedAt: Date): Promise<void> =>
  withdrawToldAt(tx, { kind: 'documents.new-revision', recordType: DOCUMENT, recordId: docId }, releasedAt);

/** Takes back that there is a new revision from those for whom nothing is left to be read. */
export const withdrawFromDone = async (tx: Tx<DocumentTables>, docId: number): Promise<void> => {
  for (const employeeId of await listDoneReaders(tx, docId)) await withdrawFromReader(tx, docId, employeeId);
};

/** Tells those who must read a document that it has another revision that is in force. */
export const notifyOfRevision = async (tx: Tx<DocumentTables>, of: Of): Promise<void> => {
  await withdrawReminders(tx, of.docId);
  await notifyOfRelease(tx, of);
};

/** Tells those who must read a document that the day of a revision was moved, or that it is withdrawn. */
export const notifyOfSchedule = async (tx: Tx<DocumentTables>, of: Of): Promise<void> =>
  notifyReaders(tx, of, 'documents.schedule-changed', await listReaderIds(tx, of.docId, dayInSeoul(of.at)));

/** Tells those who must read a document that a revision of it was released. */
export const notifyOfRelease = async (tx: Tx<DocumentTables>, of: Of): Promise<void> => {
  await notifyReaders(tx, of, 'documents.new-revision', await listReaderIds(tx, of.docId, dayInSeoul(of.at)));
};

/** Reminds readers of a document that it is due soon. */
export const notifyDue = (tx: Tx<DocumentTables>, of: Of, readers: readonly number[]): Promise<void> =>
  notifyReaders(tx, of, 'documents.reading-due', readers);

/** Tells readers that a document is overdue, and those who manage its manual that somebody has not read it. */
export const notifyOverdue = async (
  tx: Tx<DocumentTables>,
  of: Of,
  { readers, managers }: { readers: readonly number[]; managers: readonly number[] },
): Promise<void> => {
  const { docId, at } = of;
  await notifyReaders(tx, of, 'documents.reading-overdue', readers);
  const place = `/documentcenter/reading?documentId=${docId}`;
  await notify(tx, { kind: 'documents.reading-overdue', recordType: MANAGED, recordId: docId, place, at }, managers);
};

/** Takes back what somebody was told of a document and has not looked at, once they have read all that is to be read of it. */
export const withdrawFromReader = async (tx: Tx<DocumentTables>, docId: number, employeeId: number): Promise<void> => {
  if (await hasUnreadReader(tx, docId, employeeId)) return;
  await withdrawNotificationsFrom(tx, { recordType: DOCUMENT, recordId: docId }, employeeId);
  if (await hasUnreadReader(tx, docId)) return;
  await withdrawNotification(tx, { kind: 'documents.reading-overdue', recordType: MANAGED, recordId: docId });
};

type Titles = typeof listTitlesToRead;

const sourceOf = (recordType: string, titles: Titles): NotificationSource => ({
  recordType,
  nameFor: async (db, reader, ids) => {
    if (!mayUseMenu(reader.grants, 'Document').allowed) return new Map();
    const rows = await titles(seenWith<DocumentTables>(db), reader.employeeId, ids);
    return new Map(rows.map(({ id, title }) => [id, { no: null, title }]));
  },
});

/** How documents are called that somebody was told of, as long as they must read them or manage their manual. */
export const documentNotifications: readonly NotificationSource[] = [
  sourceOf(DOCUMENT, listTitlesToRead),
  sourceOf(MANAGED, listTitlesManaged),
];

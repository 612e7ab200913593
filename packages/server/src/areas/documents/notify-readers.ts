import { mayUseMenu } from '@portal/contract/identity';
import { dayInSeoul, type NotificationKind } from '@portal/contract/kernel';
import {
  type NotificationSource,
  notify,
  withdrawNotification,
  withdrawNotificationsFrom,
  withdrawNotifiedAt,
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

/** The kind of record under which notifications refer to a document. */
const DOCUMENT = 'documents/document';

/** Notifications to those who manage its manual. */
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

/** Notifies people that they must read a document. */
export const notifyNamed = (tx: Tx<DocumentTables>, of: Of, named: readonly number[]): Promise<void> =>
  notifyReaders(tx, of, 'documents.required-reading', named);

/** Notifies readers that somebody asks them to read a document. */
export const notifyAsked = (tx: Tx<DocumentTables>, of: Of, readers: readonly number[]): Promise<void> =>
  notifyReaders(tx, of, 'documents.reading-asked', readers);

/**
 * Removes the reminders of a revision that is superseded or withdrawn, except for readers with the same reminder of
 * another revision that they still must read.
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

/**
 * Removes the notifications that a revision was released, which is superseded or withdrawn, except for readers who were
 * notified of another one since.
 */
export const withdrawRelease = (tx: Tx<DocumentTables>, docId: number, releasedAt: Date): Promise<void> =>
  withdrawNotifiedAt(tx, { kind: 'documents.new-revision', recordType: DOCUMENT, recordId: docId }, releasedAt);

/** Removes the notifications of a new revision for those who have nothing left to read. */
export const withdrawFromDone = async (tx: Tx<DocumentTables>, docId: number): Promise<void> => {
  for (const employeeId of await listDoneReaders(tx, docId)) await withdrawFromReader(tx, docId, employeeId);
};

/** Notifies those who must read a document of a new revision in force. */
export const notifyOfRevision = async (tx: Tx<DocumentTables>, of: Of): Promise<void> => {
  await withdrawReminders(tx, of.docId);
  await notifyOfRelease(tx, of);
};

/** Notifies those who must read a document that a revision was moved to another day or withdrawn. */
export const notifyOfSchedule = async (tx: Tx<DocumentTables>, of: Of): Promise<void> =>
  notifyReaders(tx, of, 'documents.schedule-changed', await listReaderIds(tx, of.docId, dayInSeoul(of.at)));

/** Notifies those who must read a document of a released revision. */
export const notifyOfRelease = async (tx: Tx<DocumentTables>, of: Of): Promise<void> => {
  await notifyReaders(tx, of, 'documents.new-revision', await listReaderIds(tx, of.docId, dayInSeoul(of.at)));
};

/** Reminds readers that a document is due soon. */
export const notifyDue = (tx: Tx<DocumentTables>, of: Of, readers: readonly number[]): Promise<void> =>
  notifyReaders(tx, of, 'documents.reading-due', readers);

/** Notifies readers of an overdue document, and those who manage its manual of readers who have not read it. */
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

/** Removes the unseen notifications of a document for a reader who has read all of its revisions that must be read. */
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

/** The titles of documents in notifications, as long as the reader must read them or manages their manual. */
export const documentNotifications: readonly NotificationSource[] = [
  sourceOf(DOCUMENT, listTitlesToRead),
  sourceOf(MANAGED, listTitlesManaged),
];

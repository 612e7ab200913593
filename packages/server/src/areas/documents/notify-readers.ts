import { mayUseMenu } from '@portal/contract/identity';
import { dayInSeoul, type NotificationKind } from '@portal/contract/kernel';
import { type NotificationSource, notify, withdrawNotification, withdrawNotificationsFrom } from '#areas/notification';
import { seenWith, type Tx } from '#platform/database/pool';
import type { DocumentTables } from './documents-tables.ts';
import { hasUnreadReader, listReaderIds, listTitlesManaged, listTitlesToRead } from './notify-readers.queries.ts';

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

/** What tells of one revision, and is no longer true once another one comes. */
const ofRevision = ['documents.reading-due', 'documents.reading-overdue'] as const;

/** Tells those who must read a document that it has another revision; what was said of the one before is taken back. */
export const notifyOfRevision = async (tx: Tx<DocumentTables>, of: Of): Promise<void> => {
  for (const recordType of [DOCUMENT, MANAGED])
    for (const kind of ofRevision) await withdrawNotification(tx, { kind, recordType, recordId: of.docId });
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

/** Takes back what somebody was told of a document and has not looked at, since they have read it. */
export const withdrawFromReader = async (tx: Tx<DocumentTables>, docId: number, employeeId: number): Promise<void> => {
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

import { mayUseMenu } from '@portal/contract/identity';
import type { NotificationKind } from '@portal/contract/kernel';
import { type NotificationSource, notify } from '#areas/notification';
import { seenWith, type Tx } from '#platform/database/pool';
import type { DocumentTables } from './documents-tables.ts';
import { listReaderIds, listTitlesToRead } from './notify-readers.queries.ts';

/** How a document is called among the records that people are told of. */
const DOCUMENT = 'documents/document';

type Of = { driveId: number; docId: number; at: Date; actorId: number };

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

/** Tells those who must read a document that it has another revision. */
export const notifyOfRevision = async (tx: Tx<DocumentTables>, of: Of): Promise<void> =>
  notifyReaders(tx, of, 'documents.new-revision', await listReaderIds(tx, of.docId));

/** How documents are called that somebody was told of, as long as they must read them. */
export const documentNotifications: readonly NotificationSource[] = [
  {
    recordType: DOCUMENT,
    nameFor: async (db, reader, ids) => {
      if (!mayUseMenu(reader.grants, 'Document').allowed) return new Map();
      const rows = await listTitlesToRead(seenWith<DocumentTables>(db), reader.employeeId, ids);
      return new Map(rows.map(({ id, title }) => [id, { no: null, title }]));
    },
  },
];

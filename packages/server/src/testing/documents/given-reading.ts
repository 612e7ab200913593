import { type DocumentTables, insertReadings } from '#areas/documents';
import { seenWith } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { TestApp } from '../test-app.ts';

type App = Pick<TestApp, 'db'>;

/** Adds required readers of a document from a day on. */
export const givenReaders = async (
  app: App,
  documentId: number,
  readers: readonly { id: number; since: string }[],
): Promise<void> => {
  const rows = readers.map(({ id }) => ({ document_id: documentId, employee_id: id }));
  await app.db.insertInto('documents.reader_plus').values(rows).execute();
  await app.db
    .insertInto('documents.reader')
    .values(readers.map(({ id, since }) => ({ document_id: documentId, employee_id: id, assigned_on: since })))
    .execute();
};

/** Marks of a revision by several people, at an instant. */
export const givenMarks = (
  app: App,
  revisionId: number,
  readers: readonly { id: number }[],
  at = new Date(),
): Promise<void> =>
  inTransaction(seenWith<DocumentTables>(app.db), (tx) =>
    insertReadings(
      tx,
      readers.map(({ id }) => ({ revisionId, employeeId: id, at, confirmed: false })),
    ),
  );

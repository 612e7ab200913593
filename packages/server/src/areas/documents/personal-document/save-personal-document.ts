import { documentFileName, documentLimits, type PersonalDocument } from '@portal/contract/documents';
import { Problem } from '@portal/contract/kernel';
import type { Db, Tx } from '#platform/database/pool';
import { viewRevision } from '../document/document.view.ts';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import {
  countPersonal,
  deleteFavourite,
  holdDocument,
  insertFavourite,
  insertRecent,
  listPersonalRows,
  lockPersonalLists,
  type PersonalList,
  type PersonalRow,
} from './personal-document.queries.ts';

const viewPersonal = (row: PersonalRow): PersonalDocument => ({
  id: row.id,
  driveId: row.drive.id,
  drive: row.drive,
  docType: row.doc_type,
  title: row.title,
  subTitle: row.sub_title,
  fileName: documentFileName(row.title, row.extension),
  revision: viewRevision(row.revision, row),
  at: row.at.toISOString(),
});

const limits = { favourite: documentLimits.favourites, recent: documentLimits.recent } as const;

/** The favourites of an employee, or the documents that they opened last, the newest first. */
export const listPersonal = async (
  db: Db<DocumentTables>,
  list: PersonalList,
  employeeId: number,
): Promise<PersonalDocument[]> =>
  (await listPersonalRows(db, { list, employeeId }, { limit: limits[list] })).map(viewPersonal);

const findPersonal = async (
  tx: Tx<DocumentTables>,
  of: { list: PersonalList; employeeId: number },
  documentId: number,
): Promise<PersonalDocument | undefined> => {
  const [row] = await listPersonalRows(tx, of, { limit: 1, documentId });
  return row && viewPersonal(row);
};

type Services = Pick<DocumentServices, 'clock'>;

/** Marks a document as a favourite (rules/documents.md#favourites-and-recent). */
export const addFavourite = async (
  tx: Tx<DocumentTables>,
  { clock }: Services,
  documentId: number,
  { actor: { employeeId } }: DocumentContext,
): Promise<PersonalDocument> => {
  const of = { list: 'favourite', employeeId } as const;
  await lockPersonalLists(tx, employeeId);
  if (!(await holdDocument(tx, documentId))) throw new Problem('not-found');
  const marked = await findPersonal(tx, of, documentId);
  if (marked) return marked;
  if ((await countPersonal(tx, of)) >= limits.favourite) throw new Problem('too-many-favourites');
  await insertFavourite(tx, { employeeId, documentId, at: clock() });
  const added = await findPersonal(tx, of, documentId);
  if (added === undefined) throw new Problem('not-found');
  return added;
};

/** Takes a document off the favourites, also one that is none. */
export const removeFavourite = async (
  tx: Tx<DocumentTables>,
  documentId: number,
  { actor: { employeeId } }: DocumentContext,
): Promise<void> => deleteFavourite(tx, { employeeId, documentId });

/** Stores that a document was opened (rules/documents.md#favourites-and-recent). */
export const addRecent = async (
  tx: Tx<DocumentTables>,
  { clock }: Services,
  documentId: number,
  { actor: { employeeId } }: DocumentContext,
): Promise<PersonalDocument> => {
  await lockPersonalLists(tx, employeeId);
  if (!(await holdDocument(tx, documentId))) throw new Problem('not-found');
  await insertRecent(tx, { employeeId, documentId, at: clock() }, limits.recent);
  const opened = await findPersonal(tx, { list: 'recent', employeeId }, documentId);
  if (opened === undefined) throw new Problem('not-found');
  return opened;
};

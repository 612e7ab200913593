import { type DocType, type DocumentOrder, type DocumentRow, documentRules } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, type Page, Problem, pageRequest, toPage } from '@portal/contract/kernel';
import type { DocumentServices } from '../documents-services.ts';
import { viewCommon, viewRevision } from './document.view.ts';
import { type ListedDocument, listDocumentRows } from './document-list.queries.ts';

type Asked = {
  params: { id: number };
  query: { offset?: number; limit?: number; title?: string; docType?: DocType; sort?: DocumentOrder };
};

/** A row of a drive's list. */
export const viewRow = (row: ListedDocument): DocumentRow => ({
  ...viewCommon(row),
  revision: viewRevision(row.revision, row),
  upcoming: row.upcoming.map((revision) => viewRevision(revision, row)),
  more: row.more,
  progress: row.progress,
});

/**
 * Answers the documents of a drive: by default those of manuals in a department's drive, plain ones in a general drive.
 */
export const listDocuments = async (
  { db, clock }: Pick<DocumentServices, 'db' | 'clock'>,
  { params, query }: Asked,
  actor: Actor,
): Promise<Page<DocumentRow>> => {
  const page = pageRequest(query);
  const asked = {
    driveId: params.id,
    docType: query.docType,
    order: query.sort ?? '-modifiedDate',
    title: query.title?.trim(),
    page,
  };
  const found = await listDocumentRows(db, asked, {
    employeeId: actor.employeeId,
    seesReaders: documentRules.seeReaders(actor).allowed,
    today: dayInSeoul(clock()),
  });
  if (!found) throw new Problem('not-found');
  return toPage(found.rows.map(viewRow), found.total, page);
};

import { type AssignedDocument, documentFileName } from '@portal/contract/documents';
import { type Page, type PageRequest, toPage } from '@portal/contract/kernel';
import type { Db } from '#platform/database/pool';
import { viewRevision } from '../document/document.view.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { type AssignedFilter, type AssignedRow, countAssigned, listAssignedRows } from './required-reading.queries.ts';

const viewAssigned = (row: AssignedRow): AssignedDocument => {
  const fileName = documentFileName(row.title, row.extension);
  return {
    id: row.id,
    driveId: row.drive.id,
    drive: row.drive,
    docType: row.doc_type,
    title: row.title,
    subTitle: row.sub_title,
    fileName,
    revision: viewRevision(row.revision, fileName),
    isRead: row.read_on !== null,
    assignedDate: row.assigned_on,
    readDate: row.read_on,
  };
};

/** What somebody must read, the unread first. */
export const listAssigned = async (
  db: Db<DocumentTables>,
  employeeId: number,
  page: PageRequest,
  filter: AssignedFilter,
): Promise<Page<AssignedDocument>> => {
  const rows = await listAssignedRows(db, employeeId, { ...page, ...filter });
  return toPage(rows.map(viewAssigned), await countAssigned(db, employeeId, filter), page);
};

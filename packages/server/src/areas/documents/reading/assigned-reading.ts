import { type AssignedDocument, documentFileName, dueDateOf, isOverdue } from '@portal/contract/documents';
import { type Day, dayInSeoul, type Page, type PageRequest, toPage } from '@portal/contract/kernel';
import { viewRevision } from '../document/document.view.ts';
import type { DocumentServices } from '../documents-services.ts';
import { type AssignedFilter, type AssignedRow, countAssigned, listAssignedRows } from './required-reading.queries.ts';

const viewAssigned = (row: AssignedRow, today: Day): AssignedDocument => {
  const dueDate = dueDateOf(row.assigned_on, row.due_days);
  const isRead = row.read_on !== null;
  const revision = viewRevision(row.revision, row);
  return {
    id: row.id,
    driveId: row.drive.id,
    drive: row.drive,
    docType: row.doc_type,
    title: row.title,
    subTitle: row.sub_title,
    fileName: documentFileName(row.title, row.extension),
    revision,
    isRead,
    assignedDate: row.assigned_on,
    readDate: row.read_on,
    dueDate,
    isOverdue: isOverdue(dueDate, isRead, today),
    needsConfirmation: row.is_controlled,
  };
};

/** Answers what the caller must read, unread first. */
export const listAssigned = async (
  { db, clock }: Pick<DocumentServices, 'db' | 'clock'>,
  employeeId: number,
  page: PageRequest,
  filter: AssignedFilter,
): Promise<Page<AssignedDocument>> => {
  const today = dayInSeoul(clock());
  const rows = await listAssignedRows(db, employeeId, { ...page, ...filter, today });
  return toPage(
    rows.map((row) => viewAssigned(row, today)),
    await countAssigned(db, employeeId, filter),
    page,
  );
};

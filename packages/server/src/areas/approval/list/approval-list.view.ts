import type { DocumentRow, SubmittedDocument } from '@portal/contract/approval';
import { viewCategoryRef, viewLines } from '../document/approval-document.view.ts';
import type { ListedRow } from './approval-list.queries.ts';
import type { RecentDocument } from './recent-documents.queries.ts';

/** A row of a list. */
export const viewRow = ({ categoryId, leave, ...row }: ListedRow): DocumentRow => ({
  ...row,
  ...(leave ? { leave } : {}),
  category: viewCategoryRef(categoryId),
});

/** A document to copy for a new one. */
export const viewSubmitted = ({
  doc_no,
  approval_on,
  category_id,
  id,
  title,
  ...lines
}: RecentDocument): SubmittedDocument => ({
  id,
  docNo: doc_no,
  title,
  approvalDate: approval_on,
  category: viewCategoryRef(category_id),
  lines: viewLines(lines),
});

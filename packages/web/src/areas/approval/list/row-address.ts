import type { DocumentList, DocumentRow } from '@portal/contract/approval';

/** Where a row of a list leads: a draft to where it is written, everything else to where it is read. */
export const rowAddress = (list: DocumentList, { id, category }: Pick<DocumentRow, 'id' | 'category'>): string =>
  list === 'draft'
    ? `/approval/documents/write/${id}?category=${category.name}`
    : `/approval/documents/view/${id}?list-type=${list}`;

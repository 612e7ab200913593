import { boardKinds } from '@portal/contract/documents';
import { translate } from '../../../platform/i18n.ts';
import { listAddress } from '../../../ui/list/list-address.ts';
import { flag, fromDay, id, pagedBySize, text, toDay, viewOf } from '../../../ui/list/list-kinds.ts';
import { readingWords } from './reading.words.ts';

/** The address of the reading board, by the names that the call has. */
export const boardList = listAddress(
  {
    ...pagedBySize,
    by: viewOf(
      () => boardKinds,
      () => 'document',
    ),
    driveId: id(),
    documentId: id(),
    departmentId: id(),
    overdue: flag(),
  },
  {
    documentId: (document) => translate(readingWords.documentChip, { id: document }),
    overdue: () => translate(readingWords.overdueOnly),
  },
);

/** The address of the evidence of reading. */
export const evidenceList = listAddress(
  {
    ...pagedBySize,
    employeeId: id(),
    documentId: id(),
    revisionId: id(),
    searchText: text(),
    fromDate: fromDay(),
    toDate: toDay(),
  },
  {
    documentId: (document) => translate(readingWords.documentChip, { id: document }),
    revisionId: (revision) => translate(readingWords.revisionChip, { id: revision }),
  },
);

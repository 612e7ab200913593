import type { DocumentList, DocumentRow } from '@portal/contract/approval';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table.tsx';
import { categoryTitle } from './document-category.ts';
import { drafterDepartmentOf, drafterOf } from './document-people.ts';
import { DocumentStatusBadge } from './document-status-badge.tsx';
import { RowExtras } from './list-row-extras.tsx';

type Name =
  | 'docNo'
  | 'category'
  | 'title'
  | 'status'
  | 'currentApprovers'
  | 'drafter'
  | 'approvalDate'
  | 'savedDate'
  | 'dueDate'
  | 'dueFirst'
  | 'draftedOn';

const DAY_WIDTH = 88;

const columns: Record<Name, Omit<Column<DocumentRow>, 'key' | 'header'>> = {
  docNo: { cell: (row) => row.docNo, width: 124, from: 'narrow', card: 'over' },
  category: { cell: (row) => categoryTitle(row.category), width: 92, from: 'narrow', card: 'over' },
  title: { cell: (row) => <RowExtras row={row} />, card: 'title' },
  status: { cell: (row) => <DocumentStatusBadge status={row.status} />, width: 92, card: 'corner' },
  currentApprovers: { cell: (row) => row.currentApprovers.join(', '), width: 120, from: 'wide' },
  drafter: { cell: (row) => `${drafterOf(row)} · ${drafterDepartmentOf(row)}`, width: 150, from: 'medium' },
  approvalDate: { cell: (row) => row.approvalDate, width: DAY_WIDTH, from: 'narrow' },
  savedDate: { cell: (row) => row.approvalDate, width: DAY_WIDTH, from: 'narrow' },
  dueDate: { cell: (row) => row.dueDate, width: DAY_WIDTH, from: 'widest' },
  dueFirst: { cell: (row) => row.dueDate, width: DAY_WIDTH, from: 'narrow' },
  draftedOn: { cell: (row) => row.approvalDate, width: DAY_WIDTH, from: 'widest' },
};

const shown: Record<DocumentList, readonly Name[]> = {
  draft: ['category', 'title', 'drafter', 'savedDate'],
  'in-progress': ['docNo', 'title', 'currentApprovers', 'drafter', 'approvalDate', 'dueDate'],
  // What waits is looked at by when it is due.
  requested: ['docNo', 'title', 'drafter', 'dueFirst', 'draftedOn'],
  completed: ['docNo', 'title', 'status', 'drafter', 'approvalDate'],
  approved: ['docNo', 'title', 'status', 'drafter', 'approvalDate'],
  submitted: ['docNo', 'title', 'status', 'currentApprovers', 'approvalDate', 'dueDate'],
};

/** The columns of a list, in order. */
export const useListColumns = (list: DocumentList): Column<DocumentRow>[] => {
  const { t } = useTranslation();
  return shown[list].map((name) => ({ ...columns[name], key: name, header: t(`lists.column.${name}`) }));
};

import { awaitsDueDay, type DocumentList, type DocumentRow } from '@portal/contract/approval';
import { IconMessage, IconPaperclip } from '@tabler/icons-react';
import { currentLanguage, type Language, useTranslation } from '../../../platform/i18n.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { approversOf, categoryTitle, drafterDepartmentOf, drafterOf } from '../document/approval-document-texts.ts';
import { DocumentStatusBadge } from '../document/approval-status-badge.tsx';
import classes from './approval-list.module.css';
import { approvalListWords } from './approval-list.words.ts';
import { DueDay, InPlace, LeaveDays } from './approval-list-cells.tsx';

/** Next to the title: files and comments of the document. */
const RowExtras = ({ row }: { row: DocumentRow }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.extras}>
      {row.leave && <LeaveDays leave={row.leave} />}
      {row.asksMe && <StatusBadge status="wait">{t(approvalListWords.asked)}</StatusBadge>}
      <InPlace row={row} />
      {row.isHeld && <StatusBadge status="wait">{t(approvalListWords.held)}</StatusBadge>}
      {row.attachedFileCount > 0 && (
        <span role="img" aria-label={t(approvalListWords.filesInRow, { count: row.attachedFileCount })}>
          <IconPaperclip size={14} aria-hidden />
          {row.attachedFileCount}
        </span>
      )}
      {row.hasComment && (
        <span role="img" aria-label={t(approvalListWords.commentInRow)}>
          <IconMessage size={14} aria-hidden />
        </span>
      )}
    </span>
  );
};

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

type Width = number | Record<Language, number>;
type Shape = Omit<Column<DocumentRow>, 'key' | 'header' | 'width'> & { width?: Width };

const DAY_WIDTH = 88;
/** A day with the mark that it is past. */
const DUE_WIDTH = 150;

const columns: Record<Name, Shape> = {
  docNo: { cell: (row) => row.docNo, width: 124, from: 'narrow', card: 'over' },
  category: { cell: (row) => categoryTitle(row.category), width: { ko: 92, en: 128 }, from: 'narrow', card: 'over' },
  title: { cell: (row) => <RowExtras row={row} />, card: 'title' },
  status: { cell: (row) => <DocumentStatusBadge status={row.status} />, width: { ko: 92, en: 112 }, card: 'corner' },
  currentApprovers: { cell: (row) => approversOf(row), width: { ko: 150, en: 220 }, from: 'wide' },
  drafter: {
    cell: (row) => `${drafterOf(row)} · ${drafterDepartmentOf(row)}`,
    width: { ko: 150, en: 240 },
    from: 'medium',
  },
  approvalDate: { cell: (row) => row.approvalDate, width: DAY_WIDTH, from: 'narrow' },
  savedDate: { cell: (row) => row.approvalDate, width: DAY_WIDTH, from: 'narrow' },
  dueDate: { cell: (row) => <DueDay row={row} />, width: DUE_WIDTH, from: 'widest' },
  dueFirst: { cell: (row) => <DueDay row={row} />, width: DUE_WIDTH, from: 'narrow' },
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

/** English words are longer. */
const widthOf = (width: Width): number => (typeof width === 'number' ? width : width[currentLanguage()]);

/** The columns of a list, in order. */
export const useListColumns = (list: DocumentList): Column<DocumentRow>[] => {
  const { t } = useTranslation();
  return shown[list].map((name) => {
    const { width, ...column } = columns[name];
    return {
      ...column,
      ...(width === undefined ? {} : { width: widthOf(width) }),
      key: name,
      header: t(approvalListWords.column[name]),
    };
  });
};

/**
 * Whether a card shows the due day: for documents in progress, in a list that has it; other cards show the day of the
 * list.
 */
export const showsDue = (list: DocumentList, row: DocumentRow): boolean =>
  awaitsDueDay(row) && shown[list].some((name) => name === 'dueFirst' || name === 'dueDate');

import { type LessonRow, lessonWords } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { fieldText } from '../report/report-fields.ts';
import { reportTextsWords } from '../report/report-texts.words.ts';
import { type LessonSearch, lessonQuery } from './lesson.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';
import { LessonStatusBadge } from './lesson-status-badge.tsx';

type Given = {
  search: LessonSearch;
  /** The safety office looks at lessons of every status. */
  showsStatus: boolean;
};

/** A row of the list; its record is prefetched while the pointer is on it. */
export const useLessonTable = ({ search, showsStatus }: Given): TableShape<LessonRow> => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const status: Column<LessonRow> = {
    key: 'status',
    header: t(lessonScreenWords.status),
    cell: (row) => <LessonStatusBadge status={row.status} />,
    width: 104,
    card: 'corner',
  };
  const columns: Column<LessonRow>[] = [
    {
      key: 'lessonNo',
      header: t(lessonScreenWords.number),
      cell: ({ lessonNo }) => lessonNo ?? '-',
      width: 128,
      from: 'narrow',
      card: 'over',
    },
    ...(showsStatus ? [status] : []),
    { key: 'title', header: t(lessonWords.field.title), cell: () => null, card: 'title' },
    { key: 'field', header: t(reportTextsWords.field), cell: fieldText, width: 180, from: 'wide' },
    { key: 'month', header: t(lessonWords.field.month), cell: ({ month }) => month ?? '', width: 136, from: 'medium' },
    {
      key: 'publishedDate',
      header: t(lessonScreenWords.published),
      cell: ({ publishedDate }) => publishedDate ?? '',
      width: 96,
      from: 'narrow',
    },
  ];
  const cardLine = (row: LessonRow): string =>
    [fieldText(row), row.publishedDate && t(lessonScreenWords.publishedOn, { day: row.publishedDate })]
      .filter(Boolean)
      .join(' · ');
  return {
    columns,
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    cardLine,
    linkOf: ({ id }) => linkOptions({ to: '/esms/lesson/view/$id', params: { id: String(id) }, search }),
    onIntent: ({ id }) => void queryClient.prefetchQuery(lessonQuery(id)),
  };
};

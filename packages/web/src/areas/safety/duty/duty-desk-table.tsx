import { type DutyRow, reportWords } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import type { Column, RowLink, TableShape } from '../../../ui/table/column.ts';
import { prefetchReport } from '../report/report.queries.ts';
import { reportText } from '../report/report-texts.ts';
import { dutyScreenWords } from './duty.words.ts';
import { DutyBadge, urgencyLook, useBasisText, useDeadlineText } from './duty-badge.tsx';

/** The deadline in the colour of its urgency. */
const Deadline = ({ row }: { row: DutyRow }) => {
  const text = useDeadlineText()(row);
  const look = urgencyLook(row);
  return look === 'no' || look === 'wait' ? <StatusBadge status={look}>{text}</StatusBadge> : text;
};

const useColumns = (): Column<DutyRow>[] => {
  const { t } = useTranslation();
  const basisText = useBasisText();
  return [
    {
      key: 'deadline',
      header: t(dutyScreenWords.desk.deadline),
      cell: (row) => <Deadline row={row} />,
      width: 176,
      card: 'over',
    },
    {
      key: 'state',
      header: t(dutyScreenWords.desk.state),
      cell: (row) => (
        <>
          <DutyBadge duty={row} />{' '}
          {row.needsReview && <StatusBadge status="high">{t(dutyScreenWords.desk.tab.Review)}</StatusBadge>}
        </>
      ),
      width: 150,
      card: 'corner',
    },
    {
      key: 'reportNo',
      header: t(reportWords.field.report.reportNo),
      cell: ({ reportNo }) => reportNo,
      width: 116,
      from: 'narrow',
    },
    { key: 'subject', header: t(reportWords.field.report.subject), cell: () => null, card: 'title' },
    {
      key: 'basis',
      header: t(dutyScreenWords.desk.basis),
      cell: basisText,
      width: 236,
      from: 'wide',
    },
    {
      key: 'event',
      header: t(dutyScreenWords.desk.event),
      cell: (row) => reportText.wall(row.eventDate, row.eventDateTimeZone),
      width: 190,
      from: 'widest',
    },
  ];
};

/** Where a duty is decided and filed. */
export const dutyLink = ({ reportId }: DutyRow): RowLink =>
  linkOptions({ to: '/esms/report/view/$id', params: { id: String(reportId) }, hash: 'reportDetails' });

/** How a duty looks on the desk; its report opens, where it is decided and filed. */
export const useDeskTable = (): TableShape<DutyRow> => {
  const basisText = useBasisText();
  const queryClient = useQueryClient();
  return {
    columns: useColumns(),
    idOf: ({ reportId }) => reportId,
    nameOf: ({ subject }) => subject,
    cardLine: (row) => `${row.reportNo} · ${basisText(row)}`,
    linkOf: dutyLink,
    onIntent: ({ reportId }) => void prefetchReport(queryClient, reportId),
  };
};

import { Button } from '@mantine/core';
import type { GroupRow } from '@portal/contract/safety';
import { IconStar, IconStarFilled, IconUnlink, type TablerIcon } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { reportQuery } from '../report/report.queries.ts';
import { CommonFacts } from '../report/report-details.tsx';
import { reporterAndDay } from '../report/report-texts.ts';
import { reportTextsWords } from '../report/report-texts.words.ts';
import type { ReportSearch } from '../report-list/report-list.queries.ts';
import { ReportMarks, useReportColumns } from '../report-list/report-list-columns.tsx';
import { useReportTable } from '../report-list/report-list-table.tsx';
import { safetyKeys } from '../safety.queries.ts';
import classes from './related-report.module.css';
import { type GroupAct, groupMutations } from './related-report.queries.ts';
import { relatedReportWords } from './related-report.words.ts';

type Acting = { act: GroupAct; row: GroupRow; mainId: number };

/** The problems in a refusal: those of the field, if it names one. */
const saidBy = (error: Error): string =>
  isFailure(error) && error.errors.length > 0 ? error.errors.map(({ message }) => message).join(' ') : messageOf(error);

/** Confirms an act on a report of a group, does it, and notifies; a refusal stays until it is closed. */
const useGroupActs = (mainId: number) => {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ act, row }: Acting): Promise<void> => {
      await groupMutations[act]({ mainId, reportId: row.id });
    },
    onSuccess: (_reply, { act, row }) => notifySuccess(t(relatedReportWords.done[act]), row.reportNo ?? ''),
    onError: (error, { act }) => setFailure(t(relatedReportWords.failed[act], { message: saidBy(error) })),
    meta: { refreshes: [safetyKeys.all], ownErrors: true },
  });
  const start = async (act: GroupAct, row: GroupRow): Promise<void> => {
    const sure = await confirm({
      title: t(relatedReportWords.sure[act].title),
      message: t(relatedReportWords.sure[act].message, { name: row.reportNo ?? '' }),
      confirmLabel: t(relatedReportWords.act[act]),
      danger: act === 'release',
    });
    if (sure) mutate({ act, row, mainId });
  };
  return { start, busy: isPending ? variables : undefined, failure, closeFailure: () => setFailure(undefined) };
};

/** The content of a report, without opening it. */
const ReportMore = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { data: report, error, refetch } = useQuery(reportQuery(id));
  if (error && !report) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (!report)
    return (
      <p className={classes.more} aria-busy>
        {t(uiWords.loading)}
      </p>
    );
  return (
    <div className={classes.more}>
      <CommonFacts report={report} />
      {report.description !== null && <RichTextView html={report.description} />}
    </div>
  );
};

/** Marks the report whose case counts for its whole group. */
const MainMark = () => {
  const { t } = useTranslation();
  return (
    <span className={classes.main}>
      <IconStarFilled size={12} aria-hidden />
      {t(relatedReportWords.main)}
    </span>
  );
};

const icons: Record<GroupAct, TablerIcon> = { setMain: IconStar, release: IconUnlink };
const acts = Object.keys(icons) as GroupAct[];

type ActsProps = { row: GroupRow; acting: ReturnType<typeof useGroupActs> };

/** A button is shown in a row only while it can be used. */
const RowActs = ({ row, acting: { start, busy } }: ActsProps) => {
  const { t } = useTranslation();
  return acts
    .filter((act) => row.can[act] === true)
    .map((act) => {
      const Icon = icons[act];
      return (
        <Button
          key={act}
          size="xs"
          variant="default"
          leftSection={<Icon size={14} aria-hidden />}
          aria-label={t(relatedReportWords.actOn[act], { name: row.reportNo ?? '' })}
          loading={busy?.act === act && busy.row.id === row.id}
          disabled={busy !== undefined && !(busy.act === act && busy.row.id === row.id)}
          onClick={() => void start(act, row)}
        >
          {t(relatedReportWords.act[act])}
        </Button>
      );
    });
};

/** Next to the subject; the number of related reports is visible without a text. */
const Subject = ({ row }: { row: GroupRow }) => (
  <>
    {row.isMain && <MainMark />}
    <ReportMarks row={{ ...row, relatedReportsCount: 0 }} />
  </>
);

const useGroupColumns = (rows: Props['rows'], acting: ActsProps['acting']): Column<GroupRow>[] => {
  const { t } = useTranslation();
  const columns = useReportColumns(['reportNo', 'status', 'subject', 'eventDate', 'department', 'reporter']);
  const withMarks = columns.map(
    (column): Column<GroupRow> =>
      column.key === 'subject' ? { ...column, cell: (row) => <Subject row={row} /> } : column,
  );
  const does = acts.filter((act) => rows?.some(({ can }) => can[act] === true));
  if (does.length === 0) return withMarks;
  const width = does.length === acts.length ? 220 : 110;
  const column = { key: 'acts', header: t(relatedReportWords.acts), controls: true, width, card: 'below' } as const;
  return [...withMarks, { ...column, cell: (row) => <RowActs row={row} acting={acting} /> }];
};

type Props = { rows: readonly GroupRow[] | undefined; search: ReportSearch };

/** The reports of a group, the main one marked, each of which opens in place. */
export const RelatedGroup = ({ rows, search }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const acting = useGroupActs(rows?.find(({ isMain }) => isMain)?.id ?? 0);
  const table = useReportTable(rows, search);
  const columns = useGroupColumns(rows, acting);
  const toggle = (id: number) =>
    setOpen(new Set(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id]));
  return (
    <>
      <DataTable
        {...table}
        columns={columns}
        cardLine={reporterAndDay}
        label={t(relatedReportWords.group)}
        rows={rows}
        expansion={{ open, onToggle: toggle, below: ({ id }) => <ReportMore id={id} /> }}
        empty={<EmptyState message={t(relatedReportWords.none)} hint={t(relatedReportWords.noneHint)} />}
      />
      {acting.failure !== undefined && (
        <AlertDialog
          title={t(reportTextsWords.notDone)}
          message={acting.failure}
          onClose={() => {
            acting.closeFailure();
            void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
          }}
        />
      )}
    </>
  );
};

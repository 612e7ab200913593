import type { ReportRow } from '@portal/contract/safety';
import { IconAlertCircleFilled, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { safetyFilterWords } from '../filter/safety-filter.words.ts';
import { reporterAndDay } from '../report/report-texts.ts';
import { reportListWords } from '../report-list/report-list.words.ts';
import { useReportColumns } from '../report-list/report-list-columns.tsx';
import { reportShape } from '../report-list/report-list-table.tsx';
import classes from './related-report.module.css';
import { toRelateQuery } from './related-report.queries.ts';
import { relatedReportWords } from './related-report.words.ts';

type Props = {
  searchText: string;
  /** Already of the group. */
  there: ReadonlySet<number>;
  faults: ReadonlyMap<number, string>;
  chosen: readonly ReportRow[];
  onChoose: (chosen: readonly ReportRow[]) => void;
};

type NoteProps = Pick<Props, 'there' | 'faults'> & { id: number };

/** Why a report cannot join the group, next to its subject. */
const Note = ({ id, there, faults }: NoteProps) => {
  const { t } = useTranslation();
  const fault = faults.get(id);
  if (there.has(id)) return <small className={classes.there}>{t(relatedReportWords.there)}</small>;
  return (
    fault !== undefined && (
      <span className={classes.fault}>
        <IconAlertCircleFilled size={14} aria-hidden />
        {fault}
      </span>
    )
  );
};

/** Opens a report in a new tab, so that the dialog stays. */
const Look = ({ row: { id, reportNo } }: { row: ReportRow }) => {
  const { t } = useTranslation();
  const name = t(relatedReportWords.look, { name: reportNo ?? '' });
  return (
    <TextLink
      className={classes.look ?? ''}
      to="/esms/report/view/$id"
      params={{ id: String(id) }}
      target="_blank"
      aria-label={name}
      title={name}
    >
      <IconExternalLink size={16} aria-hidden />
    </TextLink>
  );
};

const useChoosing = ({ there, faults }: Pick<Props, 'there' | 'faults'>): Column<ReportRow>[] => {
  const { t } = useTranslation();
  const columns = useReportColumns(['reportNo', 'status', 'subject', 'eventDate', 'reporter']);
  const withNotes = columns.map(
    (column): Column<ReportRow> =>
      column.key === 'subject'
        ? { ...column, cell: ({ id }) => <Note id={id} there={there} faults={faults} /> }
        : column,
  );
  const look = {
    key: 'look',
    header: t(relatedReportWords.lookHead),
    controls: true,
    width: 64,
    card: 'below',
  } as const;
  return [...withNotes, { ...look, cell: (row) => <Look row={row} /> }];
};

/** A page of reports, each chosen by a click anywhere on its row; what was chosen on other pages stays chosen. */
export const ReportsToAdd = ({ searchText, there, faults, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const [offset, setOffset] = useState(0);
  const columns = useChoosing({ there, faults });
  const { data: page, error, isPlaceholderData, refetch } = useQuery(toRelateQuery(searchText, offset));
  if (error && page === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  const rows = page?.items ?? [];
  const select = (ids: ReadonlySet<number>) => {
    const shown = new Set(rows.map(({ id }) => id));
    const others = chosen.filter(({ id }) => !shown.has(id) || ids.has(id));
    const known = new Set(others.map(({ id }) => id));
    onChoose([...others, ...rows.filter(({ id }) => ids.has(id) && !known.has(id))]);
  };
  const ids = new Set(chosen.map(({ id }) => id));
  const toggle = ({ id }: ReportRow) =>
    !there.has(id) && select(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]));
  return (
    <>
      <DataTable
        {...reportShape}
        columns={columns}
        cardLine={reporterAndDay}
        label={t(relatedReportWords.toAdd)}
        rows={page?.items}
        stale={isPlaceholderData}
        selection={{ chosen: ids, onChange: select, barred: there }}
        onOpen={toggle}
        empty={<EmptyState message={t(searchText === '' ? reportListWords.empty : safetyFilterWords.noMatch)} />}
      />
      {page && <Pager page={page} onPage={setOffset} />}
    </>
  );
};

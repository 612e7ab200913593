import { childProblem, joiningRow, type Report, type ReportRow } from '@portal/contract/safety';
import { IconAlertCircleFilled, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fieldMessage } from '../../../platform/calls/problem-messages.ts';
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
import { type Likeness, nearReports } from './related-near.ts';
import classes from './related-report.module.css';
import { nearReportsQuery, toRelateQuery } from './related-report.queries.ts';
import { relatedReportWords } from './related-report.words.ts';

type Props = {
  report: Report;
  searchText: string;
  /** Already of the group. */
  there: ReadonlySet<number>;
  faults: ReadonlyMap<number, string>;
  chosen: readonly ReportRow[];
  onChoose: (chosen: readonly ReportRow[]) => void;
};

/** Why a report cannot join the group, as far as its row shows; undefined if it can. */
const useBarrier = ({ report, there }: Pick<Props, 'report' | 'there'>) => {
  const { t } = useTranslation();
  return (row: ReportRow): string | undefined => {
    if (there.has(row.id)) return t(relatedReportWords.there);
    const code = childProblem(report.id, joiningRow(row));
    return code && fieldMessage({ path: '', code });
  };
};

type NoteProps = { barrier: string | undefined; fault: string | undefined; same: readonly Likeness[] };

/** Why a report cannot join the group, or what it has in common with this one, next to its subject. */
const Note = ({ barrier, fault, same }: NoteProps) => {
  const { t } = useTranslation();
  if (barrier !== undefined) return <small className={classes.there}>{barrier}</small>;
  if (fault !== undefined)
    return (
      <span className={classes.fault}>
        <IconAlertCircleFilled size={14} aria-hidden />
        {fault}
      </span>
    );
  return (
    same.length > 0 && (
      <small className={classes.there}>{same.map((each) => t(relatedReportWords.same[each])).join(' · ')}</small>
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

const useChoosing = (noteOf: (row: ReportRow) => NoteProps): Column<ReportRow>[] => {
  const { t } = useTranslation();
  const columns = useReportColumns(['reportNo', 'status', 'subject', 'eventDate', 'reporter']);
  const withNotes = columns.map(
    (column): Column<ReportRow> =>
      column.key === 'subject' ? { ...column, cell: (row) => <Note {...noteOf(row)} /> } : column,
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

type ChoiceProps = Pick<Props, 'report' | 'there' | 'faults' | 'chosen' | 'onChoose'> & {
  label: string;
  rows: readonly ReportRow[] | undefined;
  stale?: boolean;
  sameOf?: (row: ReportRow) => readonly Likeness[];
  empty: ReactNode;
};

/** Reports, each chosen by a click anywhere on its row; those that would be refused say why and cannot be chosen. */
const Choice = (props: ChoiceProps) => {
  const { label, rows, stale = false, faults, chosen, onChoose, sameOf = () => [], empty } = props;
  const barrierOf = useBarrier(props);
  const noteOf = (row: ReportRow) => ({ barrier: barrierOf(row), fault: faults.get(row.id), same: sameOf(row) });
  const columns = useChoosing(noteOf);
  const select = (ids: ReadonlySet<number>) => {
    const shown = new Set(rows?.map(({ id }) => id));
    const others = chosen.filter(({ id }) => !shown.has(id) || ids.has(id));
    const known = new Set(others.map(({ id }) => id));
    onChoose([...others, ...(rows ?? []).filter(({ id }) => ids.has(id) && !known.has(id))]);
  };
  const ids = new Set(chosen.map(({ id }) => id));
  const barred = new Set(rows?.filter((row) => barrierOf(row) !== undefined).map(({ id }) => id));
  const toggle = ({ id }: ReportRow) =>
    !barred.has(id) && select(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]));
  return (
    <DataTable
      {...reportShape}
      columns={columns}
      cardLine={reporterAndDay}
      label={label}
      rows={rows}
      stale={stale}
      selection={{ chosen: ids, onChange: select, barred }}
      onOpen={toggle}
      empty={empty}
    />
  );
};

/** Similar reports of the same days; nothing without any. */
const NearReports = (props: Props) => {
  const { t } = useTranslation();
  const { data: page } = useQuery(nearReportsQuery(props.report));
  const near = nearReports(props.report, page?.items ?? []);
  if (near.length === 0) return null;
  const sameOf = ({ id }: ReportRow) => near.find(({ row }) => row.id === id)?.same ?? [];
  return (
    <section className={classes.near} aria-labelledby="related-near">
      <h3 id="related-near">
        {t(relatedReportWords.near)} <small>{t(relatedReportWords.nearHint)}</small>
      </h3>
      <Choice
        {...props}
        label={t(relatedReportWords.near)}
        rows={near.map(({ row }) => row)}
        sameOf={sameOf}
        empty={null}
      />
    </section>
  );
};

/** A page of reports to choose from, after the similar ones; choices on other pages are kept. */
export const ReportsToAdd = (props: Props) => {
  const { t } = useTranslation();
  const { searchText } = props;
  const [offset, setOffset] = useState(0);
  const { data: page, error, isPlaceholderData, refetch } = useQuery(toRelateQuery(searchText, offset));
  if (error && page === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {searchText === '' && <NearReports {...props} />}
      <Choice
        {...props}
        label={t(relatedReportWords.toAdd)}
        rows={page?.items}
        stale={isPlaceholderData}
        empty={<EmptyState message={t(searchText === '' ? reportListWords.empty : safetyFilterWords.noMatch)} />}
      />
      {page && <Pager page={page} onPage={setOffset} />}
    </>
  );
};

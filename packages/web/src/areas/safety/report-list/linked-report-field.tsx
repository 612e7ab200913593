import {
  type HazardSource,
  isInternalSource,
  listToHazard,
  listToInvestigation,
  type ReportRow,
  type ReportType,
  reportTypes,
  reportWords,
  sourceOfReport,
  sourceReportType,
} from '@portal/contract/safety';
import { IconFileSearch, IconX } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import type { Bound } from '../../../ui/form/form-field.tsx';
import { PickField } from '../../../ui/form/pick-field.tsx';
import chips from '../../../ui/list/chips.module.css';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import classes from '../case/case.module.css';
import { casePageWords } from '../case/case-page.words.ts';
import { reporterAndDay } from '../report/report-texts.ts';
import { safetyKeys } from '../safety.queries.ts';
import { reportListWords } from './report-list.words.ts';
import { useReportColumns } from './report-list-columns.tsx';
import { reportShape } from './report-list-table.tsx';

const lists = { investigation: listToInvestigation, hazard: listToHazard } as const;
/** The record to which a report is linked. */
type LinkedBy = keyof typeof lists;

const A_PAGE = 10;

type LinkableSearch = { reportType: ReportType | undefined; searchText: string; offset: number };

/** Reports that may be linked; `offset` counts pages. */
const linkableQuery = (by: LinkedBy, { reportType, searchText, offset }: LinkableSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.list, 'to-link', by, reportType ?? null, searchText, offset],
    queryFn: ({ signal }) =>
      call(
        lists[by],
        {
          query: {
            ...(reportType === undefined ? {} : { reportType }),
            ...(searchText === '' ? {} : { searchText }),
            offset,
            limit: A_PAGE,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

type LinkedReportDialogProps = {
  by: LinkedBy;
  /** The type one looks at first. */
  reportType: ReportType | undefined;
  onPick: (report: ReportRow) => void;
  onClose: () => void;
};

/** Chooses a report to link, after a confirmation. */
const LinkedReportDialog = ({ by, reportType, onPick, onClose }: LinkedReportDialogProps) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState<LinkableSearch>({ reportType, searchText: '', offset: 0 });
  const { data: page, error, isPlaceholderData, refetch } = useQuery(linkableQuery(by, search));
  const columns = useReportColumns(['reportNo', 'status', 'subject', 'eventDate', 'reporter']);
  const pick = async (report: ReportRow): Promise<void> => {
    const sure = await confirm({
      title: t(casePageWords.linkTitle),
      message: t(casePageWords.linkMessage, { name: report.reportNo ?? '' }),
      confirmLabel: t(casePageWords.link),
    });
    if (sure) onPick(report);
  };
  return (
    <Dialog title={t(casePageWords.chooseReport)} size={960} onClose={onClose}>
      <div className={classes.adding}>
        <FilterBar>
          <SearchField
            label={t(reportListWords.search)}
            value={search.searchText}
            pauseMs={300}
            onChange={(searchText) => setSearch({ ...search, searchText, offset: 0 })}
          />
          <RadioRow
            legend={t(reportWords.field.report.reportType)}
            options={[
              { value: '', label: t(reportListWords.everyType) },
              ...reportTypes.map((type) => ({ value: type, label: type })),
            ]}
            value={search.reportType ?? ''}
            onChange={(type) =>
              setSearch({ ...search, reportType: reportTypes.find((each) => each === type), offset: 0 })
            }
          />
        </FilterBar>
        {error && page === undefined ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            {...reportShape}
            columns={columns}
            cardLine={reporterAndDay}
            label={t(casePageWords.chooseReport)}
            rows={page?.items}
            stale={isPlaceholderData}
            onOpen={(report) => void pick(report)}
            empty={<EmptyState message={t(casePageWords.noReports)} />}
          />
        )}
        {page && <Pager page={page} onPage={(offset) => setSearch({ ...search, offset })} />}
      </div>
    </Dialog>
  );
};

/** A report in the state of a form. */
export type Linked = { id: number; reportNo: string };

type Props = {
  by: LinkedBy;
  bound: Bound<Linked | null>;
  source: HazardSource | '';
  /** It stays as it is. */
  fixed: boolean;
  onPick: (report: ReportRow) => void;
  onRemove: () => void;
};

/** The linked report, chosen in a dialog, with a button to remove it. */
export const LinkedReportField = ({ by, bound, source, fixed, onPick, onRemove }: Props) => {
  const { t } = useTranslation();
  const { value } = bound;
  return (
    <PickField
      bound={{ ...bound, required: source !== '' && isInternalSource(source) }}
      icon={<IconFileSearch size={16} aria-hidden />}
      button={t(casePageWords.chooseReport)}
      disabled={fixed}
      dialog={(close) => (
        <LinkedReportDialog
          by={by}
          reportType={source === '' ? undefined : sourceReportType(source)}
          onPick={(report) => {
            onPick(report);
            close();
          }}
          onClose={close}
        />
      )}
    >
      {value !== null && fixed && <span>{value.reportNo}</span>}
      {value !== null && !fixed && (
        <button
          type="button"
          className={chips.chip}
          aria-label={t(casePageWords.unlink, { name: value.reportNo })}
          onClick={onRemove}
        >
          {value.reportNo}
          <IconX size={14} aria-hidden />
        </button>
      )}
    </PickField>
  );
};

/** The source that belongs to a report. */
export const withReport = ({ id, reportNo, reportType }: Pick<ReportRow, 'id' | 'reportNo' | 'reportType'>) => ({
  source: sourceOfReport(reportType),
  report: { id, reportNo: reportNo ?? '' },
});

type Said<Source> = { source: Source | ''; report: Linked | null };

/** Changes the source; a report that no longer fits is removed. */
export const withSource = <Source extends HazardSource>(now: Said<Source>, source: Source | ''): Said<Source> => {
  const isSameKind =
    source !== '' &&
    now.source !== '' &&
    isInternalSource(source) &&
    sourceReportType(source) === sourceReportType(now.source);
  return { source, report: isSameKind ? now.report : null };
};

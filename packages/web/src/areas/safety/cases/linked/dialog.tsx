import { type ReportRow, type ReportType, reportTypes, reportWords } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { confirm } from '../../../../ui/dialog/confirm.ts';
import { Dialog } from '../../../../ui/dialog/frame.tsx';
import { FilterBar } from '../../../../ui/list/bar.tsx';
import { Pager } from '../../../../ui/list/pager.tsx';
import { RadioRow } from '../../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../../ui/page/failure-note.tsx';
import { DataTable } from '../../../../ui/table/data.tsx';
import { useColumns } from '../../list/columns.tsx';
import { reportListWords } from '../../list/report-list.words.ts';
import { reportShape } from '../../list/table.tsx';
import { whoAndWhen } from '../../report/who.ts';
import { casePageWords } from '../case-page.words.ts';
import classes from '../styles.module.css';
import { type LinkedBy, type Looked, linkableQuery } from './api.ts';

type Props = {
  by: LinkedBy;
  /** The type one looks at first. */
  reportType: ReportType | undefined;
  onPick: (report: ReportRow) => void;
  onClose: () => void;
};

/** Chooses the report that something is linked to, once it is said that this is meant. */
const LinkedReportDialog = ({ by, reportType, onPick, onClose }: Props) => {
  const { t } = useTranslation();
  const [looked, setLooked] = useState<Looked>({ reportType, searchText: '', offset: 0 });
  const { data: page, error, isPlaceholderData, refetch } = useQuery(linkableQuery(by, looked));
  const columns = useColumns(['reportNo', 'status', 'subject', 'eventDate', 'reporter']);
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
            value={looked.searchText}
            pauseMs={300}
            onChange={(searchText) => setLooked({ ...looked, searchText, offset: 0 })}
          />
          <RadioRow
            legend={t(reportWords.field.report.reportType)}
            options={[
              { value: '', label: t(reportListWords.everyType) },
              ...reportTypes.map((type) => ({ value: type, label: type })),
            ]}
            value={looked.reportType ?? ''}
            onChange={(type) =>
              setLooked({ ...looked, reportType: reportTypes.find((each) => each === type), offset: 0 })
            }
          />
        </FilterBar>
        {error && page === undefined ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            {...reportShape}
            columns={columns}
            cardLine={whoAndWhen}
            label={t(casePageWords.chooseReport)}
            rows={page?.items}
            stale={isPlaceholderData}
            onOpen={(report) => void pick(report)}
            empty={<EmptyState message={t(casePageWords.noReports)} />}
          />
        )}
        {page && <Pager page={page} onPage={(offset) => setLooked({ ...looked, offset })} />}
      </div>
    </Dialog>
  );
};

export default LinkedReportDialog;

import { Button, Input } from '@mantine/core';
import type { Report } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { now } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { DaysField } from '../../../ui/list/days-field.tsx';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { useTurning } from '../../../ui/list/turning.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import type { ReportSearch } from '../report-list/report-list.queries.ts';
import { reportListWords } from '../report-list/report-list.words.ts';
import { useReportTable } from '../report-list/report-list-table.tsx';
import { faultOf, type Period, periodBack, quickMonths } from './related-period.ts';
import classes from './related-report.module.css';
import { type ReferenceSearch, referencesQuery } from './related-report.queries.ts';
import { relatedReportWords } from './related-report.words.ts';

type FiltersProps = {
  referenceSearch: ReferenceSearch;
  period: Period;
  onShared: (shared: ReferenceSearch['shared']) => void;
  onPeriod: (period: Period) => void;
};

const Filters = ({ referenceSearch, period, onShared, onPeriod }: FiltersProps) => {
  const { t } = useTranslation();
  const end = (name: keyof Period) => ({
    value: period[name] ?? '',
    onChange: (day: string) => {
      const { [name]: _before, ...other } = period;
      onPeriod(day === '' ? other : { ...other, [name]: day });
    },
  });
  return (
    <FilterBar>
      <RadioRow
        legend={t(relatedReportWords.sharing)}
        options={(['event', 'hazard'] as const).map((value) => ({ value, label: t(relatedReportWords.shared[value]) }))}
        value={referenceSearch.shared}
        onChange={onShared}
      />
      <DaysField
        name={t(reportListWords.eventDate)}
        labels={{ from: t(relatedReportWords.from), to: t(relatedReportWords.to) }}
        reversed={t(relatedReportWords.reversed)}
        from={end('fromDate')}
        to={end('toDate')}
        onDays={({ from, to }) => onPeriod({ fromDate: from, toDate: to })}
      />
      <fieldset className={classes.quick}>
        <legend className="visually-hidden">{t(relatedReportWords.quick)}</legend>
        {quickMonths.map((months) => (
          <Button key={months} size="xs" variant="default" onClick={() => onPeriod(periodBack(months, now()))}>
            {t(relatedReportWords.months, { count: months })}
          </Button>
        ))}
        {(period.fromDate ?? period.toDate) !== undefined && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => onPeriod({})}>
            {t(relatedReportWords.everyDay)}
          </Button>
        )}
      </fieldset>
      {faultOf(period) === 'half' && (
        <Input.Error role="alert" className={classes.half}>
          {t(relatedReportWords.half)}
        </Input.Error>
      )}
    </FilterBar>
  );
};

/** Why there is nothing to compare with. */
const useHint = (report: Report, { shared, period }: ReferenceSearch): string | undefined => {
  const { t } = useTranslation();
  if (shared === 'event' && !report.classification) return t(relatedReportWords.unclassified);
  if (period.fromDate !== undefined) return t(relatedReportWords.widen);
  return shared === 'hazard' ? t(relatedReportWords.noHazard) : undefined;
};

const HEADING = 'related-references';

type Props = { report: Report; search: ReportSearch };

/** Other reports of the same kind, to compare with, between two days of their events. */
export const ReferenceReports = ({ report, search }: Props) => {
  const { t } = useTranslation();
  const [referenceSearch, setReferenceSearch] = useState<ReferenceSearch>({ shared: 'event', period: {}, offset: 0 });
  /** The period while it is typed: an incomplete one is not searched. */
  const [typed, setTyped] = useState<Period>({});
  const { data: page, error, isPlaceholderData, refetch } = useQuery(referencesQuery(report.id, referenceSearch));
  const turn = useTurning(HEADING, page?.offset, (offset) => setReferenceSearch({ ...referenceSearch, offset }));
  const table = useReportTable(page?.items, search);
  const hint = useHint(report, referenceSearch);
  const choose = (period: Period) => {
    setTyped(period);
    if (faultOf(period) === undefined) setReferenceSearch({ ...referenceSearch, period, offset: 0 });
  };
  return (
    <PageSection id={HEADING} heading={t(relatedReportWords.references)} link={null}>
      <Filters
        referenceSearch={referenceSearch}
        period={typed}
        onShared={(shared) => setReferenceSearch({ ...referenceSearch, shared, offset: 0 })}
        onPeriod={choose}
      />
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          {...table}
          label={t(relatedReportWords.references)}
          rows={page?.items}
          stale={isPlaceholderData}
          empty={<EmptyState message={t(relatedReportWords.noReferences)} hint={hint} />}
        />
      )}
      {page && <Pager page={page} onPage={turn} />}
    </PageSection>
  );
};

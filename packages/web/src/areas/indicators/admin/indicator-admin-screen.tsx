import { Switch } from '@mantine/core';
import { type IndicatorRow, indicatorLimits } from '@portal/contract/indicators';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { TabsByHash } from '../../../ui/look/by-hash.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/page-panel.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { indicatorsKeys } from '../indicator/indicator.queries.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { FigureTable } from '../indicator/indicator-figure-table.tsx';
import { IndicatorPicture } from '../indicator/indicator-icon.tsx';
import { shownYears } from '../indicator/indicator-period.ts';
import { monthWords } from '../month/month.words.ts';
import { MonthCloseTab } from '../month/month-close-tab.tsx';
import classes from './indicator-admin.module.css';
import { indicatorRowsQuery, putActivation } from './indicator-admin.queries.ts';
import { indicatorAdminWords } from './indicator-admin.words.ts';
import { SheetCard } from './indicator-admin-card.tsx';

const ActivationSwitch = ({ row }: { row: IndicatorRow }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: putActivation,
    onSuccess: (changed) =>
      queryClient.setQueryData(indicatorRowsQuery.queryKey, (rows) =>
        rows?.map((each) => (each.id === changed.id ? changed : each)),
      ),
    meta: { refreshes: [indicatorsKeys.all] },
  });
  return (
    <Switch
      aria-label={t(indicatorAdminWords.activate, { name: nameOf(row) })}
      checked={row.isActivated}
      // A running act keeps the focus; a second click waits for the first.
      aria-busy={isPending}
      onChange={(event) => {
        if (!isPending) mutate({ id: row.id, isActivated: event.currentTarget.checked });
      }}
    />
  );
};

/** Which indicators the dashboard shows. */
const IndicatorActivation = () => {
  const { t } = useTranslation();
  const { data: rows, error, refetch } = useQuery(indicatorRowsQuery);
  if (rows === undefined)
    return error ? <FailureNote error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
  return (
    <div className={classes.activation}>
      <Panel id="indicator-activation" heading={t(indicatorAdminWords.management)}>
        <FigureTable
          label={t(indicatorAdminWords.management)}
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            { key: 'key', header: t(indicatorAdminWords.key), cell: ({ key }) => key },
            {
              key: 'name',
              header: t(indicatorAdminWords.name),
              cell: (row) => (
                <span className={classes.name}>
                  <IndicatorPicture icon={row.icon} />
                  {nameOf(row)}
                </span>
              ),
              heads: true,
              wide: true,
            },
            { key: 'active', header: t(indicatorAdminWords.active), cell: (row) => <ActivationSwitch row={row} /> },
          ]}
        />
      </Panel>
    </div>
  );
};

/** The figures of a month and the thresholds of a year, each by its own sheet. */
const IndicatorSheets = () => {
  const { t } = useTranslation();
  const years = shownYears();
  const [year = indicatorLimits.firstYear] = years;
  return (
    <>
      <p className={classes.hint}>{t(indicatorAdminWords.sheetsHint)}</p>
      <div className={classes.cards}>
        <SheetCard name="thresholds" years={[year + 1, ...years]} year={year} />
        <SheetCard name="flights" years={years} year={year} />
        <SheetCard name="occurrences" years={years} year={year} byMonth />
      </div>
    </>
  );
};

/** Where the figures of indicators come from, and which of them are shown. */
export const IndicatorAdminScreen = () => {
  const { t } = useTranslation();
  const title = t(indicatorWords.admin);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <ButtonLink variant="default" to="/esms/dashboard">
            {t(indicatorAdminWords.toDashboard)}
          </ButtonLink>
        }
      />
      <TabsByHash
        label={title}
        tabs={[
          { key: 'monthly', label: t(indicatorAdminWords.monthly), content: <IndicatorSheets />, stays: true },
          { key: 'close', label: t(monthWords.tab), content: <MonthCloseTab /> },
          { key: 'indicators', label: t(indicatorAdminWords.management), content: <IndicatorActivation /> },
        ]}
      />
    </>
  );
};

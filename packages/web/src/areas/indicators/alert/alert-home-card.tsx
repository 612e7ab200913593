import type { IndicatorAlert } from '@portal/contract/indicators';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import type { Column, RowLink } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { countsQuery } from '../../safety/index.ts';
import { IndicatorStatusBadge } from '../indicator/indicator-status.tsx';
import { periodText, rateText } from '../indicator/indicator-texts.ts';
import { openAlertsQuery } from './alert.queries.ts';
import { alertWords } from './alert.words.ts';

const MOST = 5;

const linkOf = ({ year, month, indicator }: IndicatorAlert): RowLink =>
  linkOptions({ to: '/esms/dashboard', search: { year, month, indicator: indicator.id } });

/** An indicator alerts in several months, each a row of its own. */
const rowIdOf = ({ year, month, indicator }: IndicatorAlert): number => indicator.key * 100_000 + year * 12 + month;

/** The alerts that wait for a cause, for those who acknowledge them; nothing where there are none. */
export const OpenAlerts = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading: isAsked, error: notAsked } = useQuery(countsQuery);
  const asked = useQuery({ ...openAlertsQuery, enabled: counts?.can.classifyReports === true });
  const { data, isLoading, error } = asked;
  const rows = data?.filter(({ can }) => can.acknowledge === true);
  const { shown } = useWaiting('alerts', {
    rows,
    comes: isAsked || isLoading,
    lost: notAsked !== null || error !== null,
    total: rows?.length,
    most: MOST,
  });
  const place = { id: 'home-alerts', heading: t(alertWords.home.heading) };
  if (rows === undefined || shown === undefined) return <PendingSection {...place} asked={asked} />;
  if (shown.length === 0) return null;
  const columns: Column<IndicatorAlert>[] = [
    { key: 'month', header: t(alertWords.home.month), cell: periodText, width: 132, from: 'narrow', card: 'over' },
    { key: 'indicator', header: t(alertWords.home.indicator), cell: () => null, card: 'title' },
    {
      key: 'status',
      header: t(alertWords.home.status),
      cell: ({ status }) => <IndicatorStatusBadge status={status} />,
      width: 96,
      card: 'corner',
    },
  ];
  const link = (
    <TextLink to="/esms/dashboard" size="sm">
      {t(alertWords.home.all)}
    </TextLink>
  );
  return (
    <PageSection
      {...place}
      link={link}
      {...countOf({ items: rows, total: rows.length, offset: 0, limit: rows.length })}
    >
      <DataTable
        columns={columns}
        idOf={rowIdOf}
        nameOf={({ indicator }) => nameOf(indicator)}
        cardLine={({ rule, incidentRate }) => rule && `${t(alertWords.rule[rule])} ${rateText(incidentRate)}`}
        label={place.heading}
        rows={shown}
        linkOf={linkOf}
        empty={null}
      />
    </PageSection>
  );
};

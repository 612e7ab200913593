import type { IndicatorAlert } from '@portal/contract/indicators';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { WaitingSource } from '../../../ui/queue/waiting-source.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { countsQuery } from '../../safety/index.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { statusLooks } from '../indicator/indicator-status.tsx';
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
  return (
    <WaitingSource
      name="alerts"
      heading={t(alertWords.home.heading)}
      kind={t(alertWords.home.kind)}
      rows={rows}
      comes={isAsked || isLoading}
      lost={notAsked !== null || error !== null}
      total={rows?.length}
      {...countOf(rows && { items: rows, total: rows.length, offset: 0, limit: rows.length })}
      itemOf={(row) => ({
        id: rowIdOf(row),
        title: nameOf(row.indicator),
        note: [periodText(row), row.rule && `${t(alertWords.rule[row.rule])} ${rateText(row.incidentRate)}`]
          .filter(Boolean)
          .join(' · '),
        mark: { status: statusLooks[row.status] ?? 'neutral', text: t(indicatorWords.status[row.status]) },
        link: linkOf(row),
      })}
      most={MOST}
      to={{ to: '/esms/dashboard' }}
      query={asked}
    />
  );
};

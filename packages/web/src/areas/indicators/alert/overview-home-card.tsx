import { isSevere } from '@portal/contract/indicators';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { totalText } from '../../../platform/pages.ts';
import { LinkTile, Panel } from '../../../ui/page/page-panel.tsx';
import { Pending } from '../../../ui/page/pending-section.tsx';
import { countsQuery } from '../../safety/index.ts';
import { dashboardQuery } from '../indicator/indicator.queries.ts';
import { alertWords } from './alert.words.ts';
import { lateActions, newMandatoryReports, overviewQuery } from './overview.queries.ts';

/** The state of safety, for accountable people: serious indicators, new mandatory reports, overdue actions. */
export const SafetyOverview = () => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const isShown = counts?.can.oversee === true;
  const figures = useQuery({ ...dashboardQuery(undefined), enabled: isShown });
  const work = useQuery({ ...overviewQuery, enabled: isShown });
  if (!isShown) return null;
  const { data: month } = figures;
  const serious = month?.indicators.filter(({ status }) => isSevere(status));
  return (
    <Panel id="home-safety-overview" heading={t(alertWords.overview.heading)}>
      {month && serious ? (
        <LinkTile
          to="/esms/dashboard"
          search={{ year: month.year, month: month.month, indicator: serious[0]?.id }}
          label={t(alertWords.overview.indicators, { month: `${month.year}-${String(month.month).padStart(2, '0')}` })}
          value={t(alertWords.overview.indicatorCount, { count: serious.length })}
        />
      ) : (
        <Pending {...figures} />
      )}
      {work.data ? (
        <>
          <LinkTile
            to="/esms/report"
            search={newMandatoryReports}
            label={t(alertWords.overview.reports)}
            value={t(alertWords.overview.count, { shown: totalText(work.data.reports) })}
          />
          <LinkTile
            to="/esms/action"
            search={lateActions}
            label={t(alertWords.overview.actions)}
            value={t(alertWords.overview.count, { shown: totalText(work.data.actions) })}
          />
        </>
      ) : (
        <Pending {...work} />
      )}
    </Panel>
  );
};

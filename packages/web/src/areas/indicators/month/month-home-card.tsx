import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { LinkTile, Panel } from '../../../ui/page/page-panel.tsx';
import { countsQuery } from '../../safety/index.ts';
import { lastMonth } from '../indicator/indicator-period.ts';
import { periodText } from '../indicator/indicator-texts.ts';
import { monthQuery, waitsForClose } from './month.queries.ts';
import { monthWords } from './month.words.ts';

/** That last month still waits to be closed, or differs since, for those who close it; nothing where it is done. */
export const MonthToClose = () => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const { data } = useQuery({ ...monthQuery(lastMonth()), enabled: counts?.can.classifyReports === true });
  if (data?.can.close !== true) return null;
  const waiting = data.rows.filter((row) => row.indicator.isActivated && waitsForClose(row));
  const differing = waiting.filter(({ state }) => state === 'Differs').length;
  const tiles = [
    { label: t(monthWords.home.open), count: waiting.length - differing },
    { label: t(monthWords.home.differs), count: differing },
  ].filter(({ count }) => count > 0);
  if (tiles.length === 0) return null;
  return (
    <Panel id="home-month" heading={t(monthWords.home.heading)} note={periodText(data)}>
      {tiles.map(({ label, count }) => (
        <LinkTile
          key={label}
          to="/esms/dashboard/admin"
          hash="close"
          label={label}
          value={t(monthWords.home.count, { count })}
        />
      ))}
    </Panel>
  );
};

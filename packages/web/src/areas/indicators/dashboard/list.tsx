import type { Indicator } from '@portal/contract/indicators';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { statusColors } from '../../../ui/look/theme.ts';
import { IndicatorPicture } from './icon.tsx';
import { indicatorWords } from './indicator.words.ts';
import { DETAIL_ID } from './place.ts';
import type { DashboardSearch } from './search.ts';
import { IndicatorStatusBadge, statusLooks } from './status.tsx';
import classes from './styles.module.css';

/** The list stands above the figures from here on. */
const STACKED = '(max-width: 61.99em)';

const bringToDetail = (): void => {
  if (window.matchMedia(STACKED).matches) document.getElementById(DETAIL_ID)?.scrollIntoView({ block: 'start' });
};

const inkOf = ({ status }: Pick<Indicator, 'status'>): string | undefined => {
  const look = statusLooks[status];
  return look && statusColors(look).ink;
};

/** The edge of an indicator in the colour of its status. */
const edgeOf = (ink: string | undefined): CSSProperties => (ink ? ({ '--status-ink': ink } as CSSProperties) : {});

type Props = {
  indicators: readonly Indicator[];
  chosen: number | undefined;
  search: DashboardSearch;
  onIntent: (id: number) => void;
};

/** The indicators in the colours and words of their status; each leads to its figures. */
export const IndicatorList = ({ indicators, chosen, search, onIntent }: Props) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t(indicatorWords.list)}>
      <ul className={classes.list}>
        {indicators.map((indicator) => (
          <li key={indicator.id}>
            <Link
              to="/esms/dashboard"
              search={{ ...search, indicator: indicator.id }}
              replace
              resetScroll={false}
              className={classes.indicator}
              style={edgeOf(inkOf(indicator))}
              {...(indicator.id === chosen && { 'aria-current': true })}
              data-chosen={indicator.id === chosen}
              onClick={bringToDetail}
              onMouseEnter={() => onIntent(indicator.id)}
              onFocus={() => onIntent(indicator.id)}
            >
              <IndicatorPicture icon={indicator.icon} color={inkOf(indicator) ?? 'var(--ink-2)'} />
              <span className={classes.name}>{nameOf(indicator)}</span>
              <IndicatorStatusBadge status={indicator.status} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

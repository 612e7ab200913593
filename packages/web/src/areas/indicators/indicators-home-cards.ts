import type { HomeCards } from '../../platform/area.ts';
import { OpenAlerts } from './alert/alert-home-card.tsx';
import { SafetyOverview } from './alert/overview-home-card.tsx';
import { IndicatorsEntry } from './indicators-home-entry.tsx';
import { MonthToClose } from './month/month-home-card.tsx';

export const indicatorsCards: HomeCards = {
  waiting: [{ name: 'alerts', Card: OpenAlerts }],
  aside: [
    { name: 'safety-overview', Card: SafetyOverview },
    { name: 'indicators', Card: IndicatorsEntry },
    { name: 'month', Card: MonthToClose },
  ],
};

import { acknowledgeIndicatorAlert, listAlerts } from '@portal/contract/indicators';
import type { Router } from '#platform/http/router';
import { monthInSeoul } from '../indicator-month.ts';
import type { IndicatorRouteServices } from '../indicators-services.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { acknowledge } from './acknowledge-alert.ts';
import { viewAlerts } from './alert.view.ts';
import { judgeAlerts, lastTwelve } from './judge-alerts.ts';

/** Months that exceed their levels, and the causes that were recorded. */
export const alertRoutes = (
  router: Router<IndicatorTables>,
  { db, clock }: Pick<IndicatorRouteServices, 'db' | 'clock'>,
): void => {
  router.read(listAlerts, async ({ query: { year, open } }, { actor }) => {
    const months =
      year === undefined ? lastTwelve(monthInSeoul(clock())) : { from: { year, month: 1 }, to: { year, month: 12 } };
    const alerts = await judgeAlerts(db, months);
    return viewAlerts(db, actor, open === undefined ? alerts : alerts.filter(({ isOpen }) => isOpen === open));
  });
  router.write(acknowledgeIndicatorAlert, (tx, { params: { id, ...month }, body }, context) =>
    acknowledge(tx, { clock }, { id, month, body }, context),
  );
};

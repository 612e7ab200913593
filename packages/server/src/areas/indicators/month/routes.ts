import { closeIndicatorMonth, getIndicatorMonth, listCountedReports } from '@portal/contract/indicators';
import { pageRequest } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import type { IndicatorRouteServices } from '../indicators-services.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { closeMonth, readMonth } from './close-month.ts';
import { listBehindFigure } from './counted-reports.ts';

/** Proposals of a month, closing it with them, and the reports behind them. */
export const monthRoutes = (
  router: Router<IndicatorTables>,
  services: Pick<IndicatorRouteServices, 'db' | 'clock'>,
): void => {
  const { db, clock } = services;
  router.read(getIndicatorMonth, ({ params }, { actor }) => readMonth(db, services, params, actor));
  router.write(closeIndicatorMonth, (tx, { params, body }, context) =>
    closeMonth(tx, services, { month: params, body }, context),
  );
  router.read(listCountedReports, ({ params: { id }, query }, { actor }) => {
    const { year, month } = query;
    return listBehindFigure(db, actor, { id, month: { year, month }, page: pageRequest(query), now: clock() });
  });
};

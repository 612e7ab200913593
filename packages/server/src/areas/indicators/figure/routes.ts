import type { Actor } from '@portal/contract/identity';
import * as contract from '@portal/contract/indicators';
import { canOf, type FieldProblem, Problem } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import { judgeAlerts } from '../alert/judge-alerts.ts';
import { monthInSeoul } from '../indicator-month.ts';
import type { IndicatorRouteServices } from '../indicators-services.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { listThresholds } from '../sheet/indicator-sheet.queries.ts';
import { activate } from './activate-indicator.ts';
import { findActivated, listFigures, listIndicatorRows, listMonths } from './figure.queries.ts';
import { viewIndicator, viewIndicatorRow, viewSeries } from './figure.view.ts';
import { writeSeries } from './series-sheet.ts';

type Period = { year?: number; month?: number };

const requireInput = (errors: readonly FieldProblem[]): void => {
  if (errors.length > 0) throw new Problem('invalid-input', errors);
};

const yearsIn = (text: string | undefined): number[] | undefined => {
  if (text === undefined) return undefined;
  const years = contract.readYears(text);
  if (!years) throw new Problem('invalid-input', [{ path: 'years', code: 'wrong-type' }]);
  return years;
};

/** Reading indicators, and choosing which of them are shown. */
export const figureRoutes = (router: Router<IndicatorTables>, services: IndicatorRouteServices): void => {
  const { db, clock } = services;
  const asked = ({ year, month }: Period) => {
    requireInput(contract.checkPeriod({ ...(year && { year }), ...(month && { month }) }));
    const period = year !== undefined && month !== undefined ? { year, month } : undefined;
    return { period, now: monthInSeoul(clock()) };
  };
  /** Readers of alerts also get those of the month. */
  const withAlerts = async (
    indicators: readonly contract.Indicator[],
    { year, month }: contract.ThisMonth,
    actor: Actor,
  ): Promise<contract.Indicator[]> => {
    if (!contract.readBehindFigures(actor).allowed) return [...indicators];
    const ofMonth = { year, month };
    const alerts = await judgeAlerts(db, { from: ofMonth, to: ofMonth });
    const known = new Map(alerts.map(({ indicator, rule, isOpen }) => [indicator.id, rule && { rule, isOpen }]));
    return indicators.map((each) => ({ ...each, alert: known.get(each.id) ?? null }));
  };
  router.read(contract.getDashboard, async ({ query }, { actor }) => {
    const { year, month, rows } = await listFigures(db, asked(query));
    return {
      year,
      month,
      indicators: await withAlerts(rows.map(viewIndicator), { year, month }, actor),
      can: canOf({ administer: contract.administerIndicators(actor) }),
    };
  });
  router.read(contract.getIndicator, async ({ params, query }, { actor }) => {
    const [row] = (await listFigures(db, asked(query), params.id)).rows;
    if (!row) throw new Problem('not-found');
    const [shown] = await withAlerts([viewIndicator(row)], row, actor);
    return shown ?? viewIndicator(row);
  });
  const seriesOf = async ({ id }: { id: number }, { years }: { years?: string }) => {
    const asked = yearsIn(years);
    const [row, months] = await Promise.all([
      findActivated(db, id),
      listMonths(db, id, { years: asked, now: monthInSeoul(clock()) }),
    ]);
    if (!row) throw new Problem('not-found');
    return { row, series: viewSeries(months) };
  };
  router.read(contract.getIndicatorSeries, async ({ params, query }) => (await seriesOf(params, query)).series);
  router.read(contract.exportIndicatorSeries, async ({ params, query }, { language }) => {
    const { row, series } = await seriesOf(params, query);
    const known = await listThresholds(
      db,
      series.map(({ name }) => Number(name)),
    );
    const thresholds = new Map(known.flatMap(({ key, year, value }) => (key === row.key ? [[`${year}`, value]] : [])));
    return writeSeries(viewIndicatorRow(row), series, thresholds, language);
  });
  router.read(contract.listIndicators, async () => (await listIndicatorRows(db)).map(viewIndicatorRow));
  router.write(contract.activateIndicator, (tx, { params }, context) =>
    activate(tx, services, { id: params.id, isActivated: true }, context),
  );
  router.write(contract.deactivateIndicator, (tx, { params }, context) =>
    activate(tx, services, { id: params.id, isActivated: false }, context),
  );
};

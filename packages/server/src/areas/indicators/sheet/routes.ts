import * as contract from '@portal/contract/indicators';
import type { Router } from '#platform/http/router';
import { readSpreadsheet } from '#platform/spreadsheet/read-workbook-rows';
import { monthInSeoul } from '../indicator-month.ts';
import type { IndicatorRouteServices } from '../indicators-services.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { importFigures } from './import-indicator-sheet.ts';
import { listFlights, listOccurrences, listThresholds } from './indicator-sheet.queries.ts';
import { monthsOf, writeFlights, writeOccurrences, writeThresholds } from './write-indicator-sheet.ts';

type Imported = typeof contract.importThresholds | typeof contract.importFlights | typeof contract.importOccurrences;

const importRoutes = (router: Router<IndicatorTables>, services: IndicatorRouteServices): void => {
  const bind = (endpoint: Imported, take: (typeof importFigures)[keyof typeof importFigures]): void =>
    router.writePrepared(
      endpoint,
      async ({ query }, { files, caller, replaceFiles }) => {
        replaceFiles([]);
        return { run: query, rows: await readSpreadsheet(services.workers, caller, files) };
      },
      (tx, wanted, context) => take(tx, services, wanted, context),
    );
  bind(contract.importThresholds, importFigures.thresholds);
  bind(contract.importFlights, importFigures.flights);
  bind(contract.importOccurrences, importFigures.occurrences);
};

/** Import and export of figures as spreadsheets. */
export const sheetRoutes = (router: Router<IndicatorTables>, services: IndicatorRouteServices): void => {
  importRoutes(router, services);
  const { db, clock } = services;
  const now = () => monthInSeoul(clock());
  router.read(contract.downloadThresholdTemplate, async ({ query }, { language }) => {
    const { year = now().year } = query;
    const known = await listThresholds(db, [year]);
    return writeThresholds('template', year, new Map(known.map(({ key, value }) => [key, value])), language);
  });
  router.read(contract.downloadFlightTemplate, async ({ query }, { language }) => {
    const { year = now().year } = query;
    const known = new Map((await listFlights(db, [year])).map(({ month, value }) => [month, value]));
    return writeFlights(year, monthsOf(year, now()), known, language);
  });
  router.read(contract.downloadOccurrenceTemplate, async ({ query }, { language }) => {
    const { year = now().year } = query;
    const rows = await listOccurrences(db, [year]);
    const known = new Map(rows.map(({ month, key, value }) => [`${month} ${key}`, value]));
    const months = monthsOf(year, now(), query.month);
    return writeOccurrences('template', { year, months }, (month, key) => known.get(`${month} ${key}`), language);
  });
};

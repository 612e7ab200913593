import type { IncomingMessage } from 'node:http';
import {
  type FigureRow,
  findActivated,
  listFigures,
  listMonths,
  type MonthRow,
} from '../../server/src/areas/indicators/figure/figure.queries.ts';
import { viewIndicator, viewSeries } from '../../server/src/areas/indicators/figure/figure.view.ts';
import type { IndicatorTables } from '../../server/src/areas/indicators/index.ts';
import { monthInSeoul } from '../../server/src/areas/indicators/indicator-month.ts';
import type { Db } from '../../server/src/platform/database/pool.ts';
import { INDICATOR, indicatorPaths } from '../indicator-calls.ts';
import { readStart } from './bare-server.ts';
import { listen } from './listen.ts';
import { recordRead } from './record-statements.ts';
import { only, type Prepared, prepare } from './statements.ts';

const { pool, port } = readStart();
const now = monthInSeoul(new Date());

const record = async (name: string, read: (db: Db<IndicatorTables>) => Promise<unknown>): Promise<Prepared> =>
  only(prepare(await recordRead<IndicatorTables>(pool, read), name));

const all = await record('all', (db) => listFigures(db, { period: undefined, now }));
const one = await record('one', (db) => listFigures(db, { period: undefined, now }, INDICATOR));
const activated = await record('activated', (db) => findActivated(db, INDICATOR));
const months = await record('months', (db) => listMonths(db, INDICATOR, { years: undefined, now }));

const answers: Readonly<Record<string, () => Promise<unknown>>> = {
  [indicatorPaths.dashboard]: async () => {
    const rows = (await pool.query(all)).rows as FigureRow[];
    return { year: rows[0]?.year, month: rows[0]?.month, indicators: rows.map(viewIndicator), can: {} };
  },
  [indicatorPaths.alone]: async () => viewIndicator((await pool.query(one)).rows[0] as FigureRow),
  [indicatorPaths.series]: async () => {
    await pool.query(activated);
    return viewSeries((await pool.query(months)).rows as MonthRow[]);
  },
};

/** Whether it listens is asked before anything is measured. */
const answer = async ({ url = '' }: IncomingMessage): Promise<string> => JSON.stringify((await answers[url]?.()) ?? {});

listen(port, answer);

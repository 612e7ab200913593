import { readBehindFigures, type ThisMonth } from '@portal/contract/indicators';
import { type NotificationSource, notify, withdrawNotifications } from '#areas/notification';
import type { Clock } from '#platform/clock';
import { seenWith, type Tx } from '#platform/database/pool';
import { monthInSeoul } from '../indicator-month.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { listAlertReaderIds, listIndicatorIds, listShownNames } from './alert.queries.ts';
import { type JudgedAlert, judgeAlerts, lastTwelve } from './judge-alerts.ts';

/** The kind of record under which notifications refer to an indicator. */
const INDICATOR = 'indicators/indicator';
const ALERT = 'indicators.alert';

const openOf = async (tx: Tx<IndicatorTables>, now: ThisMonth): Promise<JudgedAlert[]> =>
  (await judgeAlerts(tx, lastTwelve(now))).filter(({ isOpen }) => isOpen);

const placeOf = ({ indicator, year, month }: JudgedAlert): string =>
  `/esms/dashboard?year=${year}&month=${month}&indicator=${indicator.id}`;

/** Removes the unseen notifications of indicators without an open alert. */
const withdrawClosed = async (tx: Tx<IndicatorTables>, open: readonly JudgedAlert[]): Promise<void> => {
  const stillOpen = new Set(open.map(({ indicator }) => indicator.id));
  const closed = (await listIndicatorIds(tx)).filter((id) => !stillOpen.has(id));
  await withdrawNotifications(tx, { kind: ALERT, recordType: INDICATOR }, closed);
};

/**
 * Runs a change of figures, and notifies the readers of alerts of those that it opens in this month or the 11 before:
 * once for each indicator, with its latest month (rules/indicators.md#notifications).
 */
export const changeFigures = async (
  tx: Tx<IndicatorTables>,
  { clock, actorId }: { clock: Clock; actorId: number },
  change: () => Promise<void>,
): Promise<void> => {
  const at = clock();
  const now = monthInSeoul(at);
  const before = new Set((await openOf(tx, now)).map(placeOf));
  await change();
  const open = await openOf(tx, now);
  const opened = open.filter((alert) => !before.has(placeOf(alert)));
  const people = opened.length > 0 ? await listAlertReaderIds(tx) : [];
  // The latest month of an indicator comes first.
  for (const [alert] of Map.groupBy(opened, ({ indicator }) => indicator.id).values())
    if (alert)
      await notify(
        tx,
        { kind: ALERT, recordType: INDICATOR, recordId: alert.indicator.id, place: placeOf(alert), at, actorId },
        people,
      );
  await withdrawClosed(tx, open);
};

/** Updates the notifications after an alert was acknowledged, or an indicator is no longer shown. */
export const withdrawClosedAlerts = async (tx: Tx<IndicatorTables>, clock: Clock): Promise<void> =>
  withdrawClosed(tx, await openOf(tx, monthInSeoul(clock())));

/** The names of indicators in notifications, as long as the reader may read alerts. */
export const indicatorNotifications: readonly NotificationSource[] = [
  {
    recordType: INDICATOR,
    nameFor: async (db, reader, ids) => {
      if (!readBehindFigures(reader).allowed) return new Map();
      const rows = await listShownNames(seenWith<IndicatorTables>(db), ids);
      return new Map(rows.map(({ id, name, eng_name }) => [id, { no: null, title: `${name} · ${eng_name}` }]));
    },
  },
];

import type { Actor } from '@portal/contract/identity';
import {
  type CloseBody,
  checkCloseKeys,
  checkCloseReason,
  checkMonth,
  checkMonthOver,
  closeMonth as closeRule,
  figuresToClose,
  type IndicatorMonth,
  isOver,
  isUpToDate,
  type ThisMonth,
} from '@portal/contract/indicators';
import { canOf, Problem, requireValid } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { changeFigures } from '../alert/notify-alert.ts';
import { figureWords, PORTAL } from '../figure-words.ts';
import { lockFigures } from '../indicator-lock.queries.ts';
import { monthInSeoul } from '../indicator-month.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { factsOf, viewMonthRow } from './month.view.ts';
import { findFlightCount, listMonthFigures, saveClosedFigures } from './month-figure.queries.ts';
import { proposeMonth } from './propose-month.ts';

type Services = { clock: Clock };

/** Answers the figures of a month with their proposals. Raises `not-valid` at `month` for a future one. */
export const readMonth = async (
  db: Db<IndicatorTables>,
  { clock }: Services,
  month: ThisMonth,
  actor: Actor,
): Promise<IndicatorMonth> => {
  const now = clock();
  requireValid(checkMonth(month, monthInSeoul(now)));
  const proposals = await proposeMonth(db, month, now);
  const rows = await listMonthFigures(db, month);
  return {
    ...month,
    flightCount: await findFlightCount(db, month),
    rows: rows.map((row) => viewMonthRow(row, proposals.get(row.key))),
    can: canOf({ close: closeRule(actor, isOver(month, monthInSeoul(now))) }),
  };
};

/**
 * Stores proposals as the figures of a month, all or none. Raises `not-valid` for a month that is not over, a key that
 * cannot be closed and a missing reason, and `changed-meanwhile` if the caller saw other counts.
 * (rules/indicators.md#month-close)
 */
export const closeMonth = async (
  tx: Tx<IndicatorTables>,
  services: Services,
  { month, body }: { month: ThisMonth; body: CloseBody },
  { actor }: Pick<CommandContext, 'actor'>,
): Promise<IndicatorMonth> => {
  const { clock } = services;
  await lockFigures(tx);
  const at = clock();
  requireValid(checkMonthOver(month, monthInSeoul(at)));
  const proposals = await proposeMonth(tx, month, at);
  const rows = new Map((await listMonthFigures(tx, month)).map((row) => [row.key, row]));
  const known = new Map([...rows].map(([key, row]) => [key, factsOf(row, proposals.get(key))]));
  requireValid(checkCloseKeys(body, known));
  const isSeen = body.counts.every((counts) => {
    const facts = known.get(counts.key);
    return facts !== undefined && isUpToDate(counts, facts);
  });
  if (!isSeen) throw new Problem('changed-meanwhile');
  requireValid(checkCloseReason(body, known));
  const figures = figuresToClose(body, known);
  if (figures.length === 0) return readMonth(tx, services, month, actor);
  await changeFigures(tx, { clock, actorId: actor.employeeId }, () =>
    saveClosedFigures(
      tx,
      month,
      figures.map(({ key, ...figure }) => ({
        ...figure,
        indicatorId: rows.get(key)?.id ?? 0,
        reportIds: (proposals.get(key)?.reports ?? []).map(({ id }) => id),
      })),
      { by: actor.employeeId, at },
    ),
  );
  const before = figures.flatMap(({ key }) => {
    const recorded = known.get(key)?.recorded;
    return recorded ? [figureWords({ ...month, key }, recorded)] : [];
  });
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'indicators',
    action: 'close',
    recordType: 'portal',
    recordId: PORTAL,
    ...(before.length > 0 && { before: { figures: before } }),
    after: { figures: figures.map(({ key, ...figure }) => figureWords({ ...month, key }, figure)) },
  });
  return readMonth(tx, services, month, actor);
};

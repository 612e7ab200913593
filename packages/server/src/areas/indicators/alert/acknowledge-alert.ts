import {
  type AcknowledgeBody,
  checkAcknowledgement,
  type IndicatorAlert,
  type ThisMonth,
} from '@portal/contract/indicators';
import { type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import { listActionLinks, listHazardLinks } from '#areas/safety';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { lockIndicator } from '../indicator-lock.queries.ts';
import { firstDayOf } from '../indicator-month.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { insertAcknowledgement } from './alert.queries.ts';
import { viewAlerts } from './alert.view.ts';
import { judgeAlerts } from './judge-alerts.ts';
import { withdrawClosedAlerts } from './notify-alert.ts';

type Given = { id: number; month: ThisMonth; body: AcknowledgeBody };

/**
 * Records the cause of an alert; this cannot be changed. Raises `not-found` if the month breaks no rule, and
 * `not-valid` with a blank cause and an unknown hazard or action. (rules/indicators.md#alerts)
 */
export const acknowledge = async (
  tx: Tx<IndicatorTables>,
  { clock }: { clock: Clock },
  { id, month, body }: Given,
  { actor }: Pick<CommandContext, 'actor'>,
): Promise<IndicatorAlert> => {
  await lockIndicator(tx, id);
  const ofMonth = { from: month, to: month };
  const [alert] = await judgeAlerts(tx, ofMonth, id);
  if (!alert || alert.rule === null || alert.incidentRate === null) throw new Problem('not-found');
  const named = { hazard: body.hazard?.id ?? null, action: body.action?.id ?? null };
  const hazard = named.hazard === null ? null : (await listHazardLinks(tx, [named.hazard])).get(named.hazard);
  const action = named.action === null ? null : (await listActionLinks(tx, [named.action])).get(named.action);
  requireValid([
    ...checkAcknowledgement(body),
    ...(hazard === undefined ? [{ path: 'hazard', code: 'hazard-unknown' } satisfies FieldProblem] : []),
    ...(action === undefined ? [{ path: 'action', code: 'action-unknown' } satisfies FieldProblem] : []),
  ]);
  await insertAcknowledgement(tx, {
    indicatorId: id,
    ...month,
    rule: alert.rule,
    incidentRate: alert.incidentRate,
    cause: body.cause.trim(),
    hazardId: named.hazard,
    actionId: named.action,
    by: actor.employeeId,
    at: clock(),
  });
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'indicators',
    action: 'acknowledge',
    recordType: 'indicator',
    recordId: id,
    after: {
      month: firstDayOf(month).slice(0, 7),
      rule: alert.rule,
      hazardNo: hazard?.hazardNo ?? null,
      actionNo: action?.actionNo ?? null,
    },
  });
  await withdrawClosedAlerts(tx, clock);
  const [answered] = await viewAlerts(tx, actor, await judgeAlerts(tx, ofMonth, id));
  if (!answered) throw new Error('the alert that was just acknowledged was not found');
  return answered;
};

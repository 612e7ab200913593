import type { Actor } from '@portal/contract/identity';
import { acknowledgeAlert, type IndicatorAlert } from '@portal/contract/indicators';
import { canOf } from '@portal/contract/kernel';
import { listActionLinks, listHazardLinks } from '#areas/safety';
import type { Db } from '#platform/database/pool';
import type { IndicatorTables } from '../indicators-tables.ts';
import type { AcknowledgementRow } from './alert.queries.ts';
import type { JudgedAlert } from './judge-alerts.ts';

const numbersIn = (rows: readonly AcknowledgementRow[], column: 'hazard_id' | 'action_id'): number[] => [
  ...new Set(rows.flatMap((row) => row[column] ?? [])),
];

/** Alerts as they are answered, with links to the hazards and actions they name. */
export const viewAlerts = async (
  db: Db<IndicatorTables>,
  actor: Actor,
  alerts: readonly JudgedAlert[],
): Promise<IndicatorAlert[]> => {
  const said = alerts.flatMap(({ acknowledgements }) => acknowledgements);
  const hazards = await listHazardLinks(db, numbersIn(said, 'hazard_id'));
  const actions = await listActionLinks(db, numbersIn(said, 'action_id'));
  return alerts.map(({ acknowledgements, ...alert }) => ({
    ...alert,
    acknowledgements: acknowledgements.map((row) => ({
      cause: row.cause,
      hazard: row.hazard_id === null ? null : (hazards.get(row.hazard_id) ?? null),
      action: row.action_id === null ? null : (actions.get(row.action_id) ?? null),
      rule: row.rule,
      incidentRate: row.incident_rate,
      by: row.by,
      at: row.acknowledged_at.toISOString(),
    })),
    can: canOf({ acknowledge: acknowledgeAlert(actor, alert.rule) }),
  }));
};

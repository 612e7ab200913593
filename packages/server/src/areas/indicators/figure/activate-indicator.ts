import type { IndicatorRow } from '@portal/contract/indicators';
import { Problem } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { withdrawClosedAlerts } from '../alert/notify-alert.ts';
import { lockIndicator } from '../indicator-lock.queries.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { setActivated } from './figure.queries.ts';
import { viewIndicatorRow } from './figure.view.ts';

/** Shows an indicator on the dashboard or hides it; a repeated call changes nothing. Raises `not-found`. */
export const activate = async (
  tx: Tx<IndicatorTables>,
  { clock }: { clock: Clock },
  { id, isActivated }: { id: number; isActivated: boolean },
  { actor }: Pick<CommandContext, 'actor'>,
): Promise<IndicatorRow> => {
  const found = await lockIndicator(tx, id);
  if (!found) throw new Problem('not-found');
  if (found.is_activated === isActivated) return viewIndicatorRow(found);
  await setActivated(tx, id, isActivated);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'indicators',
    action: 'activation',
    recordType: 'indicator',
    recordId: id,
    before: { isActivated: found.is_activated },
    after: { isActivated },
  });
  await withdrawClosedAlerts(tx, clock);
  return viewIndicatorRow({ ...found, is_activated: isActivated });
};

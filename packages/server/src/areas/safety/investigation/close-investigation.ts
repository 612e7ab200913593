import { enforce } from '@portal/contract/kernel';
import { type Investigation, investigationRules } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { setCompleted } from '../case/status.queries.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { answer, auditChange, refresh } from './finish-investigation-change.ts';
import { updateInvestigation } from './investigation.queries.ts';
import { stateOf } from './investigation.view.ts';
import { lockWhole } from './investigation-access.ts';

const end =
  (action: 'complete' | 'reopen') =>
  async (
    tx: Tx<SafetyTables>,
    services: SafetyServices,
    { id }: { id: number },
    context: SafetyContext,
  ): Promise<Investigation> => {
    const row = await lockWhole(tx, context, id);
    enforce(investigationRules[action](context.actor, stateOf(row)));
    requireVersion(row, context.ifMatch);
    await setCompleted(tx, id, action === 'complete' ? services.clock() : null);
    await updateInvestigation(tx, id, {});
    const command = { tx, services, context, id };
    const status = await refresh(command);
    await auditChange(command, { action, before: { status: row.status }, after: { status } });
    return answer(command);
  };

/** Closes an investigation, with its hazard. */
export const completeInvestigation = end('complete');

/** Reopens a closed investigation; its third assessment is kept and may be changed. */
export const reopenInvestigation = end('reopen');

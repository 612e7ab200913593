import { enforce, requireValid } from '@portal/contract/kernel';
import { checkDecision, type DecisionBody, type Duty, dutyRights, normalizeDecision } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import type { CallContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import { auditUnderOwnName } from '../report/finish-report-change.ts';
import { lockReport } from '../report/report-access.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { listDutySources } from './duty.queries.ts';
import { dutyFactsOf } from './duty.view.ts';
import { answerDuty, requireDuty } from './duty-access.ts';
import { proposalOf } from './follow-duty.ts';
import { refreshDuty } from './refresh-duty.ts';

/** Decides what the law asks for a report; the decision applies until the next one (rules/safety.md#duty-decision). */
export const decideDuty = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: { id: number; body: DecisionBody },
  context: SafetyContext & Pick<CallContext, 'language'>,
): Promise<Duty> => {
  const { actor, ifMatch } = context;
  const report = await lockReport(tx, context, id);
  enforce(dutyRights.decide(actor, dutyFactsOf(report)));
  const before = await requireDuty(tx, id);
  requireVersion(before, ifMatch);
  const [source] = await listDutySources(tx, [id]);
  if (!source) throw new Error('the submitted report has no event');
  const normalized = normalizeDecision(body);
  const facts = {
    eventAt: source.event_at,
    proposedClass: proposalOf(source).class,
    now: await services.databaseClock(tx),
  };
  requireValid(checkDecision(normalized, facts));
  const acted = { actorId: actor.employeeId };
  if (!before.is_opened) await refreshDuty(tx, services, id, { source: 'Proposal', opens: true, ...acted });
  const decision = { by: actor, normalized };
  const after = await refreshDuty(tx, services, id, { source: 'Decision', decision, ...acted });
  if (!after) throw new Error('the duty that was just decided was not found');
  await auditUnderOwnName(
    tx,
    services.clock,
    { actor, reportId: id },
    {
      action: 'decide-duty',
      after: {
        basis: after.basis,
        item: after.item,
        class: after.class,
        startsFrom: after.starts_from,
        dueAt: after.due_at?.toISOString() ?? null,
      },
    },
  );
  return answerDuty(tx, services, report, context);
};

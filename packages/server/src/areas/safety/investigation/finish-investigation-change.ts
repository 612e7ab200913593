import type { AuditAct } from '@portal/contract/kernel';
import type { Investigation, InvestigationStatus } from '@portal/contract/safety';
import { recordAudit } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import { refreshCase } from '../case/status.queries.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { answerInvestigation, getVisible } from './investigation-access.ts';

/** A command on an investigation whose record is locked. */
export type Command = {
  tx: Tx<SafetyTables>;
  services: Pick<SafetyServices, 'clock'>;
  context: Pick<SafetyContext, 'actor'>;
  id: number;
};

type InvestigationAct = Extract<AuditAct<'safety'>, { recordType: 'investigation' }>;
type AuditOf<Act> = Act extends unknown ? Omit<Act, 'area' | 'recordType'> : never;

/** Records an act on an investigation in the audit trail. */
export const auditChange = ({ tx, services, context, id }: Command, audit: AuditOf<InvestigationAct>): Promise<void> =>
  recordAudit(tx, services.clock, {
    actorId: context.actor.employeeId,
    area: 'safety',
    recordType: 'investigation',
    recordId: id,
    ...audit,
  });

/** Updates the statuses that follow from a change; answers the status of the investigation. */
export const refresh = async ({ tx, context, id }: Omit<Command, 'services'>): Promise<InvestigationStatus> => {
  await refreshCase(tx, id);
  return (await getVisible(tx, context.actor, id)).status;
};

export const answer = ({ tx, context, id }: Omit<Command, 'services'>): Promise<Investigation> =>
  answerInvestigation(tx, context.actor, id);

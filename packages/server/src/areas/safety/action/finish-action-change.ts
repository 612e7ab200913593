import type { AuditAct } from '@portal/contract/kernel';
import type { Action } from '@portal/contract/safety';
import { recordAudit } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import { refreshCase } from '../case/status.queries.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import type { FoundAction } from './action-access.ts';
import type { Family } from './case-families.ts';
import { answerAction } from './read-actions.ts';

/** A command on the actions of a family of cases, with its actor. */
export type Commanded = {
  tx: Tx<SafetyTables>;
  services: SafetyServices;
  family: Family;
  context: SafetyContext;
};

type ActionAudit = Extract<AuditAct<'safety'>, { recordType: 'action' }>;
type AuditOf<Act extends ActionAudit> = Act extends unknown ? Omit<Act, 'area' | 'recordType'> : never;

/** Records an act on an action in the audit trail. */
export const auditActionChange = (
  { tx, services, context }: Commanded,
  recordId: number,
  audit: AuditOf<ActionAudit>,
): Promise<void> =>
  recordAudit(tx, services.clock, {
    actorId: context.actor.employeeId,
    area: 'safety',
    recordType: 'action',
    recordId,
    ...audit,
  });

/** The input for reading actions within the transaction of a command. */
export const actionQueryOf = ({ tx, services, family, context }: Commanded) => ({
  db: tx,
  clock: services.clock,
  family,
  actor: context.actor,
});

/** Ends a change after which the status of the case may differ; answers the changed action. */
export const finishAction = async (commanded: Commanded, { ofCase, facts }: FoundAction): Promise<Action> => {
  await refreshCase(commanded.tx, ofCase.caseId);
  return answerAction(actionQueryOf(commanded), ofCase, facts.id);
};

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

/** A command on the actions of a family of cases, by whom. */
export type Commanded = {
  tx: Tx<SafetyTables>;
  services: SafetyServices;
  family: Family;
  context: SafetyContext;
};

type ActionAudit = Extract<AuditAct<'safety'>, { recordType: 'action' }>;
type AuditOf<Act extends ActionAudit> = Act extends unknown ? Omit<Act, 'area' | 'recordType'> : never;

/** Tells the trail what was done to an action. */
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

/** What the reading of actions is asked with, within the transaction of a command. */
export const actionQueryOf = ({ tx, services, family, context }: Commanded) => ({
  db: tx,
  clock: services.clock,
  family,
  actor: context.actor,
});

/** The end of a change that the status of the case may follow: the caller is answered with the action. */
export const finishAction = async (commanded: Commanded, { ofCase, facts }: FoundAction): Promise<Action> => {
  await refreshCase(commanded.tx, ofCase.caseId);
  return answerAction(actionQueryOf(commanded), ofCase, facts.id);
};

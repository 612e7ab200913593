import { dayInSeoul, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import { checkLinked, type NormalizedInvestigation } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import type { SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { listCandidates, lockLinkable } from './investigation-link.queries.ts';

type Named = Pick<NormalizedInvestigation, 'investigatorIds'>;

/** Finds people who cannot be newly named: those not active, or not of the safety office. */
export const checkNewlyNamed = async (
  tx: Tx<SafetyTables>,
  { clock }: Pick<SafetyServices, 'clock'>,
  { investigatorIds }: Named,
  before?: Named,
): Promise<FieldProblem[]> => {
  const people = new Map(
    (await listCandidates(tx, investigatorIds, dayInSeoul(clock()))).map((person) => [person.id, person]),
  );
  return investigatorIds.flatMap((id, place): FieldProblem[] => {
    if (before?.investigatorIds.includes(id)) return [];
    const path = `investigators.${place}.investigator`;
    const person = people.get(id);
    if (!person?.isActive) return [{ path, code: 'person-inactive' }];
    return person.isOfOffice ? [] : [{ path, code: 'not-of-safety-office' }];
  });
};

/**
 * Locks the report that is to be linked. Raises `not-valid` if it does not fit, `report-linked` if another
 * investigation has it. Answers its id.
 */
export const requireLinkable = async (
  tx: Tx<SafetyTables>,
  { source, reportId }: Pick<NormalizedInvestigation, 'source' | 'reportId'>,
  investigationId?: number,
): Promise<string | null> => {
  if (reportId === null) return null;
  const report = await lockLinkable(tx, reportId);
  const isLinkedHere = investigationId !== undefined && report?.investigationId === investigationId;
  if (!isLinkedHere) requireValid(checkLinked(source, report, 'reportId'));
  if (report?.investigationId && !isLinkedHere) throw new Problem('report-linked');
  return report?.reportNo ?? null;
};

import { dayInSeoul, enforce, requireValid, writtenNumber, yearOf } from '@portal/contract/kernel';
import {
  checkInvestigation,
  type Investigation,
  type InvestigationBody,
  investigationRules,
  makeInvestigation,
  type NormalizedInvestigation,
  normalizeInvestigation,
  sourceOfHazard,
} from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { nextNumber } from '#platform/numbering.queries';
import { notifyOfInvestigators } from '../notification/notify-of-investigation.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { answer, auditChange, refresh } from './finish-investigation-change.ts';
import {
  columnsOf,
  insertInvestigation,
  setInvestigators,
  storeSearchText,
  updateInvestigation,
} from './investigation.queries.ts';
import { normalizedOf, stateOf } from './investigation.view.ts';
import { lockWhole } from './investigation-access.ts';
import { makeCase, setHazardSource } from './investigation-link.queries.ts';
import { checkNewlyNamed, requireLinkable } from './link-report.ts';

const DIGITS = 4;

/** Opens an investigation; the second of two that link the same report raises `report-linked`. */
export const createInvestigation = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  body: InvestigationBody,
  context: SafetyContext,
): Promise<Investigation> => {
  const { actor } = context;
  enforce(makeInvestigation(actor));
  const at = services.clock();
  const today = dayInSeoul(at);
  const normalized = normalizeInvestigation(body);
  requireValid([...checkInvestigation(body, today), ...(await checkNewlyNamed(tx, services, normalized))]);
  const reportNo = await requireLinkable(tx, normalized);
  const id = await makeCase(tx, 'Investigation');
  const year = yearOf(today);
  const investigationNo = writtenNumber('INV', year, await nextNumber(tx, 'INV', year), DIGITS);
  await insertInvestigation(tx, id, { investigationNo, authorId: actor.employeeId, at }, normalized);
  await setInvestigators(tx, id, normalized.investigatorIds);
  await notifyOfInvestigators(tx, { id, at, actorId: actor.employeeId }, normalized.investigatorIds);
  const command = { tx, services, context, id };
  await auditChange(command, {
    action: 'open',
    after: { investigationNo, reportNo, investigators: normalized.investigatorIds },
  });
  return answer(command);
};

/** The names of its fields on the wire. */
const wireNames: Partial<Record<keyof NormalizedInvestigation, string>> = {
  fieldLevel1Id: 'fieldLevel1',
  fieldLevel2Id: 'fieldLevel2',
  investigatorIds: 'investigators',
};

const fieldsChanged = (before: NormalizedInvestigation, after: NormalizedInvestigation): string[] =>
  (Object.keys(after) as (keyof NormalizedInvestigation)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => wireNames[field] ?? field);

/** Replaces the own fields of an investigation; the source of its hazard follows that of the investigation. */
export const changeInvestigation = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: { id: number; body: InvestigationBody },
  context: SafetyContext,
): Promise<Investigation> => {
  const row = await lockWhole(tx, context, id);
  enforce(investigationRules.change(context.actor, stateOf(row)));
  requireVersion(row, context.ifMatch);
  const at = services.clock();
  const before = normalizedOf(row);
  const normalized = normalizeInvestigation(body);
  requireValid([
    ...checkInvestigation(body, dayInSeoul(at), { stored: before, status: row.status }),
    ...(await checkNewlyNamed(tx, services, normalized, before)),
  ]);
  await requireLinkable(tx, normalized, id);
  await updateInvestigation(tx, id, columnsOf(normalized));
  await storeSearchText(tx, id);
  await setInvestigators(tx, id, normalized.investigatorIds);
  const named = normalized.investigatorIds.filter((each) => !before.investigatorIds.includes(each));
  await notifyOfInvestigators(tx, { id, at, actorId: context.actor.employeeId }, named);
  await setHazardSource(tx, id, sourceOfHazard(normalized));
  const command = { tx, services, context, id };
  await refresh(command);
  await auditChange(command, { action: 'change', after: { fields: fieldsChanged(before, normalized) } });
  return answer(command);
};

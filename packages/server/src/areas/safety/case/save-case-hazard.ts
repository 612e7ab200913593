import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, Problem, requireValid, writtenNumber, yearOf } from '@portal/contract/kernel';
import {
  checkBelonging,
  checkHazard,
  type HazardBody,
  type HazardSource,
  type NormalizedHazard,
  normalizeHazard,
} from '@portal/contract/safety';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { nextNumber } from '#platform/numbering.queries';
import type { SafetyTables } from '../safety-tables.ts';
import { findHazard, insertHazard, normalizedOf, updateHazard } from './case-hazard.queries.ts';

const DIGITS = 4;

/** The locked case of a hazard that the actor may register or change, with its source and its linked report. */
export type HazardCase = {
  id: number;
  source: HazardSource;
  report: { id: number; reportNo: string } | null;
  investigation: { id: number; investigationNo: string } | null;
};

type Saving = { tx: Tx<SafetyTables>; clock: Clock; actor: Actor };

const requireBody = (ofCase: HazardCase, body: HazardBody): NormalizedHazard => {
  const own = { source: ofCase.source, reportId: ofCase.report?.id ?? null };
  requireValid([...checkHazard(body), ...checkBelonging(body, own)]);
  return normalizeHazard(body);
};

/**
 * Registers the hazard of a case, or one that is its own case. Raises `changed-meanwhile` if the case has a hazard.
 * Answers its id.
 */
export const registerHazard = async (
  { tx, clock, actor }: Saving,
  ofCase: HazardCase,
  body: HazardBody,
): Promise<number> => {
  if (await findHazard(tx, ofCase.id)) throw new Problem('changed-meanwhile');
  const normalized = requireBody(ofCase, body);
  const at = clock();
  const identifiedOn = dayInSeoul(at);
  const year = yearOf(identifiedOn);
  const hazardNo = writtenNumber('HZ', year, await nextNumber(tx, 'HZ', year), DIGITS);
  const saved = { by: actor.employeeId, at };
  const { source } = ofCase;
  const recordId = await insertHazard(tx, { caseId: ofCase.id, hazardNo, source, identifiedOn }, normalized, saved);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'safety',
    recordType: 'hazard',
    recordId,
    action: 'register',
    after: {
      hazardNo,
      reportNo: ofCase.report?.reportNo ?? null,
      ...(ofCase.investigation ? { investigationNo: ofCase.investigation.investigationNo } : {}),
    },
  });
  return recordId;
};

const fieldsChanged = (before: NormalizedHazard, after: NormalizedHazard): string[] =>
  (Object.keys(after) as (keyof NormalizedHazard)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

/** Changes the hazard of a case, whose source may have changed. Raises `not-found` if there is none. */
export const changeHazard = async (
  { tx, clock, actor, ifMatch }: Saving & { ifMatch: number | undefined },
  ofCase: HazardCase,
  body: HazardBody,
): Promise<void> => {
  const row = await findHazard(tx, ofCase.id);
  if (!row) throw new Problem('not-found');
  requireVersion(row, ifMatch);
  const normalized = requireBody(ofCase, body);
  await updateHazard(tx, { id: row.id, source: ofCase.source }, normalized, { by: actor.employeeId, at: clock() });
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'safety',
    recordType: 'hazard',
    recordId: row.id,
    action: 'change',
    after: {
      fields: [...(row.source === ofCase.source ? [] : ['source']), ...fieldsChanged(normalizedOf(row), normalized)],
    },
  });
};

import { person } from '@portal/contract/directory';
import { boolean, day, id, nullable, object, oneOf, type Static, text } from '@portal/contract/kernel';
import { shownLevels } from '../catalogue/hazard-levels.ts';
import { hazardStatuses } from './case-hazard.states.ts';
import { hazardSources } from './case-sources.ts';
import { riskLevels } from './risk-matrix.ts';

/** Limits of a hazard (rules/safety.md#hazards). */
export const hazardLimits = { title: 100, description: 100, consequences: 20 } as const;

/** A path down a tree with its description. */
export const shownDescribed = () => object({ ...shownLevels, description: nullable(text(hazardLimits.description)) });

const numbered = { id: id() };
const riskOf = () => nullable(object({ riskLevel: oneOf(...riskLevels) }));

/** The common fields of a row and the record. */
export const shownHazard = {
  id: id(),
  hazardNo: text(20),
  status: oneOf(...hazardStatuses),
  source: oneOf(...hazardSources),
  title: text(hazardLimits.title),
  category: shownDescribed(),
  report: nullable(object({ ...numbered, reportNo: text(20) })),
  investigation: nullable(object({ ...numbered, investigationNo: text(20) })),
  identificationDate: day(),
  identifier: person,
  /** Whether it has actions that were not cancelled. */
  hasMitigations: boolean(),
  initialRisk: riskOf(),
  residualRisk: riskOf(),
};

/** A row of the hazard log. */
export const hazardRow = object(shownHazard);
export type HazardRow = Static<typeof hazardRow>;

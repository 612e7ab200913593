import { person } from '@portal/contract/directory';
import {
  boolean,
  canSchema,
  day,
  id,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { sentLevels, shownLevels } from '../catalogue/levels.ts';
import { riskLevels } from '../risk/matrix.ts';
import { hazardStatuses } from './hazard.states.ts';
import { controlTypes, hazardSources } from './sources.ts';

/** Limits of decisions: investigations, Hazards. */
export const hazardLimits = { title: 100, description: 100, consequences: 20 } as const;

const maybe = <S extends Parameters<typeof nullable>[0]>(schema: S) => optional(nullable(schema));
const described = () => object({ ...sentLevels, description: maybe(text(hazardLimits.description)) });
const shownDescribed = () => object({ ...shownLevels, description: nullable(text(hazardLimits.description)) });

/** Through a report or an investigation source and report may be left out: they are theirs. */
export const hazardBody = object({
  title: text(hazardLimits.title),
  source: maybe(oneOf(...hazardSources)),
  report: maybe(object({ id: id() })),
  category: described(),
  potentialConsequences: list(described(), { minItems: 1, maxItems: hazardLimits.consequences }),
  controlType: maybe(oneOf(...controlTypes)),
});
export type HazardBody = Static<typeof hazardBody>;

export const hazardActs = ['change', 'assess', 'assess1', 'assess3', 'assign', 'reopen'] as const;
export type HazardAct = (typeof hazardActs)[number];

const numbered = { id: id() };
const riskOf = () => nullable(object({ riskLevel: oneOf(...riskLevels) }));

const shown = {
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
export const hazardRow = object(shown);
export type HazardRow = Static<typeof hazardRow>;

/** A hazard as one reads it, whichever call made it. */
export const hazard = object({
  ...shown,
  potentialConsequences: list(shownDescribed()),
  controlType: nullable(oneOf(...controlTypes)),
  version: integer(1, 2_147_483_647),
  can: canSchema(...hazardActs),
});
export type Hazard = Static<typeof hazard>;

import {
  canSchema,
  id,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import { sentLevels } from '../catalogue/hazard-levels.ts';
import { hazardLimits, shownDescribed, shownHazard } from './case-hazard-row.schema.ts';
import { controlTypes, hazardSources } from './case-sources.ts';

const described = () => object({ ...sentLevels, description: maybe(text(hazardLimits.description)) });

/** Registered through a report or an investigation, source and report may be missing: they follow from the record. */
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

/** A hazard as it is answered, through whichever call it was registered. */
export const hazard = object({
  ...shownHazard,
  potentialConsequences: list(shownDescribed()),
  controlType: nullable(oneOf(...controlTypes)),
  version: integer(1, 2_147_483_647),
  can: canSchema(...hazardActs),
});
export type Hazard = Static<typeof hazard>;

import { person } from '@portal/contract/directory';
import {
  boolean,
  canSchema,
  day,
  id,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  type Static,
  text,
  type WordTree,
} from '@portal/contract/kernel';
import { sentLevels, shownLevels } from '../catalogue/hazard-levels.ts';
import { caseWords } from './case.words.ts';
import { hazardStatuses } from './case-hazard.states.ts';
import { controlTypes, hazardSources } from './case-sources.ts';
import { riskLevels } from './risk-matrix.ts';

/** Limits of a hazard (rules/safety.md#hazards). */
export const hazardLimits = { title: 100, description: 100, consequences: 20 } as const;

/** The labels of a hazard's fields: form, list, record, trail and paper take them from here. */
export const hazardLabels = {
  title: { ko: '위해요인 제목', en: 'Hazard title' },
  source: caseWords.field.source,
  report: caseWords.field.reportId,
  category: { ko: '위해요인 분류', en: 'Hazard category' },
  categoryDescription: { ko: '분류 설명', en: 'About the category' },
  potentialConsequences: { ko: '예상되는 결과', en: 'Potential consequences' },
  description: { ko: '결과 설명', en: 'About the consequence' },
  controlType: { ko: '통제 방법', en: 'Control' },
} as const satisfies WordTree;

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

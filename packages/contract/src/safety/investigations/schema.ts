import { person } from '@portal/contract/directory';
import {
  canSchema,
  day,
  id,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { assignment, caseFile } from '../actions/schema.ts';
import { actionStatuses } from '../actions/states.ts';
import { assessment } from '../cases/assessment.schema.ts';
import { hazard } from '../cases/hazard.schema.ts';
import { rootCause } from '../cases/root-cause.schema.ts';
import { sources } from '../cases/sources.ts';
import { catalogueName } from '../catalogue/tree.ts';
import { riskLevels } from '../risk/matrix.ts';
import { investigationStatuses, postProcessStates } from './states.ts';
import { investigationTypes } from './types.ts';

/** Limits of decisions: investigations, Investigations. */
export const investigationLimits = {
  title: 200,
  description: 10_000,
  objective: 100,
  investigators: 30,
  factualTitle: 200,
  factualDescription: 10_000,
  conclusion: 10_000,
  planned: 50,
  reason: 500,
  fileBytes: 52_428_800,
  files: 50,
  /** Days from its start to its end, unless others are sent (spec 4, section 9). */
  period: 14,
} as const;

const ref = () => object({ id: id() });
const maybe = <S extends Parameters<typeof nullable>[0]>(schema: S) => optional(nullable(schema));

/** What is sent to make an investigation and to replace what is its own. */
export const investigationBody = object({
  title: text(investigationLimits.title),
  source: oneOf(...sources),
  type: oneOf(...investigationTypes),
  fieldLevel1: ref(),
  fieldLevel2: maybe(ref()),
  description: text(investigationLimits.description),
  objective: maybe(text(investigationLimits.objective)),
  investigators: list(object({ investigator: ref() }), { minItems: 1, maxItems: investigationLimits.investigators }),
  startDate: day(),
  endDate: day(),
  reportId: maybe(id()),
});
export type InvestigationBody = Static<typeof investigationBody>;

export const investigationActs = [
  'change',
  'hazard',
  'assess',
  'assess1',
  'assess3',
  'fact',
  'rootCause',
  'postProcess',
  'approve',
  'return',
  'assign',
  'complete',
  'reopen',
] as const;
export type InvestigationAct = (typeof investigationActs)[number];

const riskOf = () => nullable(object({ riskLevel: oneOf(...riskLevels) }));

const shown = {
  id: id(),
  investigationNo: text(20),
  status: oneOf(...investigationStatuses),
  source: oneOf(...sources),
  type: oneOf(...investigationTypes),
  title: text(investigationLimits.title),
  fieldLevel1: catalogueName,
  fieldLevel2: nullable(catalogueName),
  startDate: day(),
  endDate: day(),
  author: person,
  createdDate: instant(),
  reportId: nullable(id()),
  reportNo: nullable(text(20)),
  initialRisk: riskOf(),
  residualRisk: riskOf(),
};

export const investigationRow = object(shown);
export type InvestigationRow = Static<typeof investigationRow>;

export const postProcess = object({
  state: oneOf(...postProcessStates),
  savedBy: person,
  savedDate: instant(),
  /** Why it was given back. */
  reason: nullable(text(investigationLimits.reason)),
  attachedFiles: list(caseFile),
});
export type PostProcess = Static<typeof postProcess>;

/** What is planned until it is approved, which has neither number nor status; from then on the actions. */
export const plannedAction = object({
  id: nullable(id()),
  actionNo: nullable(text(20)),
  status: nullable(oneOf(...actionStatuses)),
  mitigator: person,
  dueDate: day(),
});
export type PlannedAction = Static<typeof plannedAction>;

/** An investigation with what belongs to it; who acts on it or is informed reads none of the rest. */
export const investigation = object({
  ...shown,
  description: text(investigationLimits.description),
  objective: nullable(text(investigationLimits.objective)),
  investigators: list(object({ investigator: person })),
  completedDate: nullable(instant()),
  conclusion: nullable(text(investigationLimits.conclusion)),
  appendix: nullable(text(investigationLimits.conclusion)),
  postProcess: nullable(postProcess),
  mitigations: list(plannedAction),
  rootCause: nullable(rootCause),
  hazard: nullable(hazard),
  riskAssessments: list(assessment),
  version: integer(1, 2_147_483_647),
  can: canSchema(...investigationActs),
});
export type Investigation = Static<typeof investigation>;

export const factualBody = object({
  title: text(investigationLimits.factualTitle),
  description: text(investigationLimits.factualDescription),
});
export type FactualBody = Static<typeof factualBody>;

export const factualActs = ['change', 'delete'] as const;

/** What was found out, by its manager. */
export const factual = object({
  id: id(),
  title: text(investigationLimits.factualTitle),
  description: text(investigationLimits.factualDescription),
  manager: person,
  /** The day of the last save. */
  loggedDate: day(),
  createdDate: instant(),
  attachedFiles: list(caseFile),
  version: integer(1, 2_147_483_647),
  can: canSchema(...factualActs),
});
export type Factual = Static<typeof factual>;

/** Once actions were approved, the plan is not sent any more. */
export const postProcessBody = object({
  conclusion: text(investigationLimits.conclusion),
  appendix: text(investigationLimits.conclusion),
  mitigations: optional(list(assignment, { maxItems: investigationLimits.planned })),
});
export type PostProcessBody = Static<typeof postProcessBody>;

export const returnBody = object({ reason: text(investigationLimits.reason) });
export type ReturnBody = Static<typeof returnBody>;

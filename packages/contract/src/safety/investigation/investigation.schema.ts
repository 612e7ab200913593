import { person } from '@portal/contract/directory';
import {
  boolean,
  canSchema,
  day,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { actionLimits, assignment, caseFile } from '../action/action.schema.ts';
import { actionStatuses } from '../action/action.states.ts';
import { assessment } from '../case/assessment.schema.ts';
import { hazard } from '../case/case-hazard.schema.ts';
import { sources } from '../case/case-sources.ts';
import { rootCause } from '../case/root-cause.schema.ts';
import { postProcessStates } from './investigation.states.ts';
import { investigationLimits } from './investigation-limits.ts';
import { shownInvestigation } from './investigation-row.schema.ts';
import { investigationTypes } from './investigation-types.ts';

const ref = () => object({ id: id() });

/** The body to create an investigation and to replace its own fields. */
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

export const postProcess = object({
  state: oneOf(...postProcessStates),
  savedBy: person,
  savedDate: instant(),
  /** Why it was returned. */
  reason: nullable(text(investigationLimits.reason)),
  attachedFiles: list(caseFile),
});
export type PostProcess = Static<typeof postProcess>;

/** The plan until it is approved, without number and status; actions afterwards. */
export const plannedAction = object({
  id: nullable(id()),
  actionNo: nullable(text(20)),
  status: nullable(oneOf(...actionStatuses)),
  mitigator: person,
  dueDate: day(),
  /** The instruction. */
  instruction: nullable(text(actionLimits.content)),
});
export type PlannedAction = Static<typeof plannedAction>;

/** An investigation with its related records; mitigators and referrers get none of these. */
export const investigation = object({
  ...shownInvestigation,
  description: text(investigationLimits.description),
  objective: nullable(text(investigationLimits.objective)),
  investigators: list(object({ investigator: person })),
  completedDate: nullable(instant()),
  conclusion: nullable(text(investigationLimits.conclusion)),
  appendix: nullable(text(investigationLimits.conclusion)),
  postProcess: nullable(postProcess),
  mitigations: list(plannedAction),
  /** Present if all of its actions were cancelled, so that its plan waits again; the actions can still be read. */
  hasCancelledActions: optional(boolean()),
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

/** A factual entry, with its manager. */
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

/** The plan must be missing once it was approved. */
export const postProcessBody = object({
  conclusion: text(investigationLimits.conclusion),
  appendix: text(investigationLimits.conclusion),
  mitigations: optional(list(assignment, { maxItems: investigationLimits.planned })),
});
export type PostProcessBody = Static<typeof postProcessBody>;

export const returnBody = object({ reason: text(investigationLimits.reason) });
export type ReturnBody = Static<typeof returnBody>;

import { departmentRef, person } from '@portal/contract/directory';
import {
  boolean,
  id,
  instant,
  list,
  nullable,
  numberOf,
  object,
  oneOf,
  optional,
  type Static,
} from '@portal/contract/kernel';
import * as Type from 'typebox';
import { riskLevel as levelOf, probabilities, severities } from './risk-matrix.ts';

/** The first; the second, by an assessor who is asked for it; the third, of the residual risk after actions. */
export const assessmentSeqs = [1, 2, 3] as const;
export type AssessmentSeq = (typeof assessmentSeqs)[number];

const seq = () => Type.Unsafe<AssessmentSeq>(numberOf(assessmentSeqs));
/** Always 1; it is not used for optimistic locking (rules/safety.md#assessments). */
const version = () => numberOf([1]);
const riskLevel = () =>
  oneOf(...probabilities.flatMap((probability) => severities.map((severity) => levelOf(probability, severity))));

export const assessment = object({
  id: id(),
  seq: seq(),
  version: version(),
  /** Null between the assignment of a second assessor and their assessment. */
  riskLevel: nullable(riskLevel()),
  modifiedDate: instant(),
  assessor: person,
  /** Present in the list of a report's assessments if it waits for an assessor who has resigned. */
  assessorHasLeft: optional(boolean()),
  /** The person who saved it last, and their department. */
  modifiedName: person.properties.name,
  modifiedGroup: departmentRef.properties.name,
  /** When a new action invalidated it. */
  archivedDate: nullable(instant()),
});
export type Assessment = Static<typeof assessment>;
export const assessments = list(assessment);

export const assessmentBody = object({ seq: seq(), version: optional(version()), riskLevel: riskLevel() });
export type AssessmentBody = Static<typeof assessmentBody>;

/** The person who is asked for the second assessment. */
export const assessorBody = object({ seq: numberOf([2]), assessor: object({ id: id() }) });
export type AssessorBody = Static<typeof assessorBody>;

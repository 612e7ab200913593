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

/** The first; the second by somebody who is asked for it; of the risk that remains after actions. */
export const assessmentSeqs = [1, 2, 3] as const;
export type AssessmentSeq = (typeof assessmentSeqs)[number];

const seq = () => Type.Unsafe<AssessmentSeq>(numberOf(assessmentSeqs));
/** Always 1; it is no lock (rules/safety.md#assessments). */
const version = () => numberOf([1]);
const riskLevel = () =>
  oneOf(...probabilities.flatMap((probability) => severities.map((severity) => levelOf(probability, severity))));

export const assessment = object({
  id: id(),
  seq: seq(),
  version: version(),
  /** None between the assignment of a second assessor and their assessment. */
  riskLevel: nullable(riskLevel()),
  modifiedDate: instant(),
  assessor: person,
  /** In the list of a report's, where it is so: it waits for its assessor, who has resigned. */
  assessorHasLeft: optional(boolean()),
  /** Who saved it last, and their department. */
  modifiedName: person.properties.name,
  modifiedGroup: departmentRef.properties.name,
  /** When a new action set it aside. */
  archivedDate: nullable(instant()),
});
export type Assessment = Static<typeof assessment>;
export const assessments = list(assessment);

export const assessmentBody = object({ seq: seq(), version: optional(version()), riskLevel: riskLevel() });
export type AssessmentBody = Static<typeof assessmentBody>;

/** Who is asked for the second assessment. */
export const assessorBody = object({ seq: numberOf([2]), assessor: object({ id: id() }) });
export type AssessorBody = Static<typeof assessorBody>;

import { type FieldCode, type FieldProblem, oneLine } from '@portal/contract/kernel';
import { findLeaf } from '../catalogue/catalogue-tree.ts';
import { occurrences } from '../catalogue/occurrences.ts';
import {
  AIRCRAFT_DAMAGE,
  NONE_OF_THEM,
  OTHER_DAMAGED_PART,
  OTHER_IMPACT,
  OTHER_LOCATION,
  OTHER_NATURE,
  OTHER_PROPERTY,
} from '../catalogue/report-codes.ts';
import type { ClassificationBody, Consequences } from './classification.schema.ts';

/** A classification as it is stored, with every field set. */
export type NormalizedClassification = Consequences & {
  caseType: number;
  eventType: number;
  eventCategories: readonly { id: number }[];
  reportToAuthority: boolean;
  isUnmanaged: boolean;
};

const lineOf = (text: string | null | undefined): string | null => oneLine(text) || null;

export const normalizeClassification = (body: ClassificationBody): NormalizedClassification => ({
  caseType: body.caseType,
  eventType: body.eventType,
  eventCategories: body.eventCategories,
  operationalImpact: body.operationalImpact ?? 0,
  operationalImpactRemark: lineOf(body.operationalImpactRemark),
  damagesProperty: body.damagesProperty ?? [NONE_OF_THEM],
  damagesPropertyRemark: lineOf(body.damagesPropertyRemark),
  damagesPart: body.damagesPart ?? [],
  damagesPartRemark: lineOf(body.damagesPartRemark),
  anyoneDead: body.anyoneDead ?? [NONE_OF_THEM],
  anyoneInjured: body.anyoneInjured ?? [NONE_OF_THEM],
  numberOfDead: body.numberOfDead ?? 0,
  numberOfInjured: body.numberOfInjured ?? 0,
  natureOfInjury: body.natureOfInjury ?? [],
  natureOfInjuryRemark: lineOf(body.natureOfInjuryRemark),
  locationOfInjury: body.locationOfInjury ?? [],
  locationOfInjuryRemark: lineOf(body.locationOfInjuryRemark),
  injuryLevel: body.injuryLevel ?? null,
  reportToAuthority: body.reportToAuthority ?? false,
  isUnmanaged: body.isUnmanaged ?? false,
});

const fault = (path: string, code: FieldCode): FieldProblem => ({ path, code });
const when = (holds: boolean, path: string, code: FieldCode): FieldProblem[] => (holds ? [fault(path, code)] : []);

const twiceIn = (path: string, chosen: readonly number[]): FieldProblem[] =>
  chosen.flatMap((value, place) => when(chosen.indexOf(value) < place, `${path}.${place}`, 'chosen-twice'));

const checkCategories = ({ eventCategories }: NormalizedClassification): FieldProblem[] => [
  ...eventCategories.flatMap((category, place) =>
    when(!findLeaf(occurrences, category), `eventCategories.${place}`, 'not-one-of'),
  ),
  ...twiceIn(
    'eventCategories',
    eventCategories.map(({ id }) => id),
  ),
];

const lists = ['damagesProperty', 'damagesPart', 'anyoneDead', 'anyoneInjured'] as const;
const injuries = ['natureOfInjury', 'locationOfInjury'] as const;

const checkLists = (normalized: NormalizedClassification): FieldProblem[] => [
  ...[...lists, ...injuries].flatMap((path) => twiceIn(path, normalized[path])),
  ...lists.flatMap((path) =>
    when(normalized[path].includes(NONE_OF_THEM) && normalized[path].length > 1, path, 'none-and-others'),
  ),
];

/** Whether the damaged part of the aircraft is required: only with damage to an aircraft. */
export const needsDamagedPart = ({ damagesProperty }: Pick<Consequences, 'damagesProperty'>): boolean =>
  damagesProperty.some((property) => AIRCRAFT_DAMAGE.includes(property));

/** Whether anybody was harmed: killed or injured. */
export const isAnyone = (people: readonly number[]): boolean => people.some((who) => who !== NONE_OF_THEM);

const checkPeople = (path: 'numberOfDead' | 'numberOfInjured', number: number, isAny: boolean): FieldProblem[] => [
  ...when(isAny && number === 0, path, 'required'),
  ...when(!isAny && number > 0, path, 'not-applicable'),
];

const checkInjury = (normalized: NormalizedClassification): FieldProblem[] =>
  isAnyone(normalized.anyoneInjured)
    ? []
    : [
        ...injuries.flatMap((path) => when(normalized[path].length > 0, path, 'not-applicable')),
        ...when(normalized.injuryLevel !== null, 'injuryLevel', 'not-applicable'),
      ];

/** The problems of remarks without a choice of "other", which they explain. */
export const needsRemark = (normalized: Consequences) => ({
  operationalImpactRemark: normalized.operationalImpact === OTHER_IMPACT,
  damagesPropertyRemark: normalized.damagesProperty.includes(OTHER_PROPERTY),
  damagesPartRemark: normalized.damagesPart.includes(OTHER_DAMAGED_PART),
  natureOfInjuryRemark: normalized.natureOfInjury.includes(OTHER_NATURE),
  locationOfInjuryRemark: normalized.locationOfInjury.includes(OTHER_LOCATION),
});

const checkRemarks = (normalized: NormalizedClassification): FieldProblem[] =>
  Object.entries(needsRemark(normalized)).flatMap(([path, isAssessor]) =>
    when(!isAssessor && normalized[path as keyof ReturnType<typeof needsRemark>] !== null, path, 'not-applicable'),
  );

/** The problems of a classification: missing fields, and fields that do not apply (rules/safety.md#classification). */
export const checkClassification = (normalized: NormalizedClassification): FieldProblem[] => [
  ...checkCategories(normalized),
  ...checkLists(normalized),
  ...when(needsDamagedPart(normalized) && normalized.damagesPart.length === 0, 'damagesPart', 'required'),
  ...when(!needsDamagedPart(normalized) && normalized.damagesPart.length > 0, 'damagesPart', 'not-applicable'),
  ...checkPeople('numberOfDead', normalized.numberOfDead, isAnyone(normalized.anyoneDead)),
  ...checkPeople('numberOfInjured', normalized.numberOfInjured, isAnyone(normalized.anyoneInjured)),
  ...checkInjury(normalized),
  ...checkRemarks(normalized),
];

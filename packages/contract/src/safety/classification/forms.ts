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
import type { ClassificationBody, Consequences } from './schema.ts';

/** A classification as it is kept: everything there. */
export type KeptClassification = Consequences & {
  caseType: number;
  eventType: number;
  eventCategories: readonly { id: number }[];
  reportToAuthority: boolean;
  isUnmanaged: boolean;
};

const lineOf = (text: string | null | undefined): string | null => oneLine(text) || null;

export const keptClassification = (body: ClassificationBody): KeptClassification => ({
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

const checkCategories = ({ eventCategories }: KeptClassification): FieldProblem[] => [
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

const checkLists = (kept: KeptClassification): FieldProblem[] => [
  ...[...lists, ...injuries].flatMap((path) => twiceIn(path, kept[path])),
  ...lists.flatMap((path) => when(kept[path].includes(NONE_OF_THEM) && kept[path].length > 1, path, 'none-and-others')),
];

/** Whether the part of the aircraft is asked: only with damage to one. */
export const asksDamagedPart = ({ damagesProperty }: Pick<Consequences, 'damagesProperty'>): boolean =>
  damagesProperty.some((property) => AIRCRAFT_DAMAGE.includes(property));

/** Whether anybody was harmed, of those who died or were injured. */
export const isAnyone = (people: readonly number[]): boolean => people.some((who) => who !== NONE_OF_THEM);

const checkPeople = (path: 'numberOfDead' | 'numberOfInjured', number: number, isAny: boolean): FieldProblem[] => [
  ...when(isAny && number === 0, path, 'required'),
  ...when(!isAny && number > 0, path, 'not-applicable'),
];

const checkInjury = (kept: KeptClassification): FieldProblem[] =>
  isAnyone(kept.anyoneInjured)
    ? []
    : [
        ...injuries.flatMap((path) => when(kept[path].length > 0, path, 'not-applicable')),
        ...when(kept.injuryLevel !== null, 'injuryLevel', 'not-applicable'),
      ];

/** Whether each remark has its place: beside the choice of something other (it may be missing there). */
export const asksRemark = (kept: Consequences) => ({
  operationalImpactRemark: kept.operationalImpact === OTHER_IMPACT,
  damagesPropertyRemark: kept.damagesProperty.includes(OTHER_PROPERTY),
  damagesPartRemark: kept.damagesPart.includes(OTHER_DAMAGED_PART),
  natureOfInjuryRemark: kept.natureOfInjury.includes(OTHER_NATURE),
  locationOfInjuryRemark: kept.locationOfInjury.includes(OTHER_LOCATION),
});

const checkRemarks = (kept: KeptClassification): FieldProblem[] =>
  Object.entries(asksRemark(kept)).flatMap(([path, isAsked]) =>
    when(!isAsked && kept[path as keyof ReturnType<typeof asksRemark>] !== null, path, 'not-applicable'),
  );

/** What a classification lacks or has no place for (rules/safety.md#classification). */
export const checkClassification = (kept: KeptClassification): FieldProblem[] => [
  ...checkCategories(kept),
  ...checkLists(kept),
  ...when(asksDamagedPart(kept) && kept.damagesPart.length === 0, 'damagesPart', 'required'),
  ...when(!asksDamagedPart(kept) && kept.damagesPart.length > 0, 'damagesPart', 'not-applicable'),
  ...checkPeople('numberOfDead', kept.numberOfDead, isAnyone(kept.anyoneDead)),
  ...checkPeople('numberOfInjured', kept.numberOfInjured, isAnyone(kept.anyoneInjured)),
  ...checkInjury(kept),
  ...checkRemarks(kept),
];

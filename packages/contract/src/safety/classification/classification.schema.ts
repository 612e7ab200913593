import { person } from '@portal/contract/directory';
import {
  boolean,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  numberOf,
  object,
  type Static,
  text,
} from '@portal/contract/kernel';
import { codes } from '../catalogue/report-codes.ts';

/** Limits of a classification (rules/safety.md#classification). */
export const classificationLimits = { eventCategories: 20, people: 999_999, remark: 100 } as const;

const severalOf = (known: readonly number[], minItems: number) =>
  list(numberOf(known), { minItems, maxItems: known.length });
const remark = () => text(classificationLimits.remark);
const people = () => integer(0, classificationLimits.people);

/** The fields of a body; missing and null both mean that no value was given. */
export const classificationBody = object({
  caseType: numberOf(codes.caseType),
  eventType: numberOf(codes.eventType),
  eventCategories: list(object({ id: id() }), { minItems: 1, maxItems: classificationLimits.eventCategories }),
  operationalImpact: maybe(numberOf(codes.operationalImpact)),
  operationalImpactRemark: maybe(remark()),
  damagesProperty: maybe(severalOf(codes.damagedProperty, 1)),
  damagesPropertyRemark: maybe(remark()),
  damagesPart: maybe(severalOf(codes.damagedPart, 0)),
  damagesPartRemark: maybe(remark()),
  anyoneDead: maybe(severalOf(codes.affectedPeople, 1)),
  anyoneInjured: maybe(severalOf(codes.affectedPeople, 1)),
  numberOfDead: maybe(people()),
  numberOfInjured: maybe(people()),
  natureOfInjury: maybe(severalOf(codes.natureOfInjury, 0)),
  natureOfInjuryRemark: maybe(remark()),
  locationOfInjury: maybe(severalOf(codes.locationOfInjury, 0)),
  locationOfInjuryRemark: maybe(remark()),
  injuryLevel: maybe(numberOf(codes.injuryLevel)),
  reportToAuthority: maybe(boolean()),
  isUnmanaged: maybe(boolean()),
});
export type ClassificationBody = Static<typeof classificationBody>;

/** The harm that was done, as it is stored. */
export const consequences = {
  operationalImpact: numberOf(codes.operationalImpact),
  operationalImpactRemark: nullable(remark()),
  damagesProperty: severalOf(codes.damagedProperty, 1),
  damagesPropertyRemark: nullable(remark()),
  damagesPart: severalOf(codes.damagedPart, 0),
  damagesPartRemark: nullable(remark()),
  anyoneDead: severalOf(codes.affectedPeople, 1),
  anyoneInjured: severalOf(codes.affectedPeople, 1),
  numberOfDead: people(),
  numberOfInjured: people(),
  natureOfInjury: severalOf(codes.natureOfInjury, 0),
  natureOfInjuryRemark: nullable(remark()),
  locationOfInjury: severalOf(codes.locationOfInjury, 0),
  locationOfInjuryRemark: nullable(remark()),
  injuryLevel: nullable(numberOf(codes.injuryLevel)),
};
const consequencesObject = object(consequences);
export type Consequences = Static<typeof consequencesObject>;

export const classification = object({
  caseType: numberOf(codes.caseType),
  eventType: numberOf(codes.eventType),
  eventCategories: list(object({ id: id(), code: text(10), name: text(100), engName: text(100) })),
  ...consequences,
  reportToAuthority: boolean(),
  /** It needs no management and may be closed as soon as it is classified. */
  isUnmanaged: boolean(),
  version: integer(1, 2_147_483_647),
  modifiedDate: instant(),
  modifiedBy: person,
});
export type Classification = Static<typeof classification>;

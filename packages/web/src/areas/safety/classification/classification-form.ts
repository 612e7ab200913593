import {
  type Classification,
  type ClassificationBody,
  checkClassification,
  classificationBody,
  isAnyone,
  NONE_OF_THEM,
  needsDamagedPart,
  needsRemark,
  normalizeClassification,
} from '@portal/contract/safety';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { classificationWords } from './classification.words.ts';

/** The state of the form: empty for missing choices; hidden fields keep their values. */
export type ClassificationForm = {
  caseType: string;
  eventType: string;
  eventCategories: number[];
  operationalImpact: string;
  operationalImpactRemark: string;
  damagesProperty: number[];
  damagesPropertyRemark: string;
  damagesPart: number[];
  damagesPartRemark: string;
  anyoneDead: number[];
  numberOfDead: string;
  anyoneInjured: number[];
  numberOfInjured: string;
  natureOfInjury: number[];
  natureOfInjuryRemark: string;
  locationOfInjury: number[];
  locationOfInjuryRemark: string;
  injuryLevel: string;
  reportToAuthority: boolean;
  isUnmanaged: boolean;
};

export const newClassificationForm: ClassificationForm = {
  caseType: '',
  eventType: '',
  eventCategories: [],
  operationalImpact: '0',
  operationalImpactRemark: '',
  damagesProperty: [NONE_OF_THEM],
  damagesPropertyRemark: '',
  damagesPart: [],
  damagesPartRemark: '',
  anyoneDead: [NONE_OF_THEM],
  numberOfDead: '',
  anyoneInjured: [NONE_OF_THEM],
  numberOfInjured: '',
  natureOfInjury: [],
  natureOfInjuryRemark: '',
  locationOfInjury: [],
  locationOfInjuryRemark: '',
  injuryLevel: '',
  reportToAuthority: false,
  isUnmanaged: false,
};

const countText = (count: number): string => (count === 0 ? '' : String(count));

export const formOfClassification = (stored: Classification): ClassificationForm => ({
  caseType: String(stored.caseType),
  eventType: String(stored.eventType),
  eventCategories: stored.eventCategories.map(({ id }) => id),
  operationalImpact: String(stored.operationalImpact),
  operationalImpactRemark: stored.operationalImpactRemark ?? '',
  damagesProperty: [...stored.damagesProperty],
  damagesPropertyRemark: stored.damagesPropertyRemark ?? '',
  damagesPart: [...stored.damagesPart],
  damagesPartRemark: stored.damagesPartRemark ?? '',
  anyoneDead: [...stored.anyoneDead],
  numberOfDead: countText(stored.numberOfDead),
  anyoneInjured: [...stored.anyoneInjured],
  numberOfInjured: countText(stored.numberOfInjured),
  natureOfInjury: [...stored.natureOfInjury],
  natureOfInjuryRemark: stored.natureOfInjuryRemark ?? '',
  locationOfInjury: [...stored.locationOfInjury],
  locationOfInjuryRemark: stored.locationOfInjuryRemark ?? '',
  injuryLevel: stored.injuryLevel === null ? '' : String(stored.injuryLevel),
  reportToAuthority: stored.reportToAuthority,
  isUnmanaged: stored.isUnmanaged,
});

/** The visible fields, by earlier answers. */
export const applicableParts = (form: ClassificationForm) => {
  const damagedPart = needsDamagedPart(form);
  const dead = isAnyone(form.anyoneDead);
  const injured = isAnyone(form.anyoneInjured);
  const remarks = needsRemark({
    ...normalizeClassification({ ...firstBody(form), caseType: 0, eventType: 0, eventCategories: [] }),
    damagesPart: damagedPart ? form.damagesPart : [],
    natureOfInjury: injured ? form.natureOfInjury : [],
    locationOfInjury: injured ? form.locationOfInjury : [],
  });
  return { damagedPart, dead, injured, ...remarks };
};

const firstBody = ({ operationalImpact, damagesProperty, anyoneDead, anyoneInjured }: ClassificationForm) => ({
  operationalImpact: Number(operationalImpact),
  damagesProperty,
  anyoneDead,
  anyoneInjured,
});

/** The body to send, without hidden values. */
export const bodyOfClassification = (form: ClassificationForm): ClassificationBody => {
  const is = applicableParts(form);
  const remark = (isAsked: boolean, text: string): string | null => (isAsked ? text.trim() || null : null);
  return {
    caseType: Number(form.caseType),
    eventType: Number(form.eventType),
    eventCategories: form.eventCategories.map((id) => ({ id })),
    ...firstBody(form),
    operationalImpactRemark: remark(is.operationalImpactRemark, form.operationalImpactRemark),
    damagesPropertyRemark: remark(is.damagesPropertyRemark, form.damagesPropertyRemark),
    damagesPart: is.damagedPart ? form.damagesPart : [],
    damagesPartRemark: remark(is.damagesPartRemark, form.damagesPartRemark),
    numberOfDead: is.dead ? Number(form.numberOfDead) : 0,
    numberOfInjured: is.injured ? Number(form.numberOfInjured) : 0,
    natureOfInjury: is.injured ? form.natureOfInjury : [],
    natureOfInjuryRemark: remark(is.natureOfInjuryRemark, form.natureOfInjuryRemark),
    locationOfInjury: is.injured ? form.locationOfInjury : [],
    locationOfInjuryRemark: remark(is.locationOfInjuryRemark, form.locationOfInjuryRemark),
    injuryLevel: is.injured && form.injuryLevel !== '' ? Number(form.injuryLevel) : null,
    reportToAuthority: form.reportToAuthority,
    isUnmanaged: form.isUnmanaged,
  };
};

const needed = ['caseType', 'eventType', 'eventCategories'] as const;
/** The required fields of a classification. */
const required: ReadonlySet<string> = new Set([
  ...needed,
  'operationalImpact',
  'damagesProperty',
  'damagesPart',
  'anyoneDead',
  'numberOfDead',
  'anyoneInjured',
  'numberOfInjured',
]);

export const classificationDefinition: Definition<ClassificationForm> = {
  name: 'classification',
  fields: Object.keys(newClassificationForm),
  labelOf: (field: keyof ClassificationForm) => translate(classificationWords.field[field]),
  isRequired: (field) => required.has(field),
  missing: () => translate(classificationWords.missing),
  check: (form) => [
    ...needed.flatMap((path) => (form[path].length === 0 ? [{ path, code: 'required' } as const] : [])),
    ...checkClassification(normalizeClassification(bodyOfClassification(form))),
    ...tooLong(form, classificationBody),
  ],
};

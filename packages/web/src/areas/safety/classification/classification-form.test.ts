import { expect, it } from 'vitest';
import {
  applicableParts,
  bodyOfClassification,
  type ClassificationForm,
  classificationDefinition,
  newClassificationForm,
} from './classification-form.ts';

const whole: ClassificationForm = { ...newClassificationForm, caseType: '0', eventType: '2', eventCategories: [29] };
const wrong = (form: ClassificationForm) =>
  (classificationDefinition.check?.(form) ?? []).map(({ path, code }) => `${path} ${code}`);

it('a new form is incomplete where no default applies', () => {
  expect(wrong(newClassificationForm)).toEqual(['caseType required', 'eventType required', 'eventCategories required']);
  expect(wrong(whole)).toEqual([]);
});

it.each<[string, Partial<ClassificationForm>, string[]]>([
  ['damage to an aircraft asks for its part', { damagesProperty: [4] }, ['damagesPart required']],
  ['the dead ask for their number', { anyoneDead: [2] }, ['numberOfDead required']],
  ['the injured ask for theirs', { anyoneInjured: [4] }, ['numberOfInjured required']],
  [
    'a remark is at most 100 long',
    { operationalImpact: '19', operationalImpactRemark: 'x'.repeat(101) },
    ['operationalImpactRemark too-long'],
  ],
])('%s', (_what, change, expected) => {
  expect(wrong({ ...whole, ...change })).toEqual(expected);
});

it('the visible fields depend on earlier answers', () => {
  expect(applicableParts(whole)).toEqual({
    damagedPart: false,
    dead: false,
    injured: false,
    operationalImpactRemark: false,
    damagesPropertyRemark: false,
    damagesPartRemark: false,
    natureOfInjuryRemark: false,
    locationOfInjuryRemark: false,
  });
  const all = applicableParts({
    ...whole,
    operationalImpact: '19',
    damagesProperty: [2, 512],
    damagesPart: [8_388_608],
    anyoneDead: [4],
    anyoneInjured: [2],
    natureOfInjury: [4096],
    locationOfInjury: [512],
  });
  expect(Object.values(all)).toEqual(Object.values(all).map(() => true));
});

it('hidden values are not sent, and return with their field', () => {
  const said: ClassificationForm = {
    ...whole,
    damagesProperty: [2],
    damagesPart: [8_388_608],
    damagesPartRemark: '도장',
    anyoneInjured: [2],
    numberOfInjured: '3',
    natureOfInjury: [4096],
    natureOfInjuryRemark: '찰과상',
    locationOfInjury: [1],
    injuryLevel: '8',
  };
  const unsaid = { ...said, damagesProperty: [1], anyoneInjured: [1] };
  expect(bodyOfClassification(unsaid)).toMatchObject({
    damagesPart: [],
    damagesPartRemark: null,
    numberOfInjured: 0,
    natureOfInjury: [],
    natureOfInjuryRemark: null,
    locationOfInjury: [],
    injuryLevel: null,
  });
  expect(wrong(unsaid)).toEqual([]);
  expect(bodyOfClassification(said)).toMatchObject({
    damagesPart: [8_388_608],
    damagesPartRemark: '도장',
    numberOfInjured: 3,
    natureOfInjuryRemark: '찰과상',
    injuryLevel: 8,
  });
});

import { checker } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { checkClassification, normalizeClassification } from './classification.forms.ts';
import { type ClassificationBody, classificationBody } from './classification.schema.ts';

const least: ClassificationBody = { caseType: 0, eventType: 2, eventCategories: [{ id: 29 }] };
const problemsOf = (more: Partial<ClassificationBody>) =>
  checkClassification(normalizeClassification({ ...least, ...more })).map(({ path, code }) => `${path} ${code}`);

test('the minimum is complete, with everything else null', () => {
  expect(problemsOf({})).toEqual([]);
  expect(normalizeClassification(least)).toEqual({
    ...least,
    operationalImpact: 0,
    operationalImpactRemark: null,
    damagesProperty: [1],
    damagesPropertyRemark: null,
    damagesPart: [],
    damagesPartRemark: null,
    anyoneDead: [1],
    anyoneInjured: [1],
    numberOfDead: 0,
    numberOfInjured: 0,
    natureOfInjury: [],
    natureOfInjuryRemark: null,
    locationOfInjury: [],
    locationOfInjuryRemark: null,
    injuryLevel: null,
    reportToAuthority: false,
    isUnmanaged: false,
  });
});

const injured = { anyoneInjured: [2, 4], numberOfInjured: 3 };

test.each<[string, Partial<ClassificationBody>]>([
  ['damage to an aircraft with its part', { damagesProperty: [2, 512], damagesPart: [2, 8_388_608] }],
  ['damage to an aircraft of which no part is known', { damagesProperty: [16], damagesPart: [1] }],
  ['damage to a building without a part', { damagesProperty: [128] }],
  ['the dead with their number', { anyoneDead: [4], numberOfDead: 999_999 }],
  ['the injured, and how', { ...injured, natureOfInjury: [1, 4096], locationOfInjury: [512], injuryLevel: 4 }],
  ['the injured alone', injured],
  ['remarks beside what is other', { operationalImpact: 19, operationalImpactRemark: '지연', damagesProperty: [512] }],
  ['a blank remark anywhere', { operationalImpactRemark: '', damagesPartRemark: ' ', natureOfInjuryRemark: null }],
])('accepts %s', (_what, more) => {
  expect(problemsOf(more)).toEqual([]);
});

test.each<[string, Partial<ClassificationBody>, string[]]>([
  ['a group of categories', { eventCategories: [{ id: 1001 }] }, ['eventCategories.0 not-one-of']],
  ['an unknown category', { eventCategories: [{ id: 29 }, { id: 103 }] }, ['eventCategories.1 not-one-of']],
  ['a category twice', { eventCategories: [{ id: 29 }, { id: 29 }] }, ['eventCategories.1 chosen-twice']],
  ['a bit twice', { damagesProperty: [32, 32] }, ['damagesProperty.1 chosen-twice']],
  ['none with others, of property', { damagesProperty: [1, 64] }, ['damagesProperty none-and-others']],
  ['of parts', { damagesProperty: [2], damagesPart: [1, 2] }, ['damagesPart none-and-others']],
  ['of the dead', { anyoneDead: [2, 1], numberOfDead: 1 }, ['anyoneDead none-and-others']],
  ['of the injured', { anyoneInjured: [1, 4], numberOfInjured: 1 }, ['anyoneInjured none-and-others']],
  ['damage to an aircraft without a part', { damagesProperty: [4] }, ['damagesPart required']],
  ['a part without damage', { damagesPart: [2] }, ['damagesPart not-applicable']],
  ['a part with damage to a building', { damagesProperty: [128], damagesPart: [1] }, ['damagesPart not-applicable']],
  ['the dead without a number', { anyoneDead: [2] }, ['numberOfDead required']],
  ['a number without the dead', { numberOfDead: 1 }, ['numberOfDead not-applicable']],
  ['the injured without a number', { anyoneInjured: [4] }, ['numberOfInjured required']],
  ['a number without the injured', { numberOfInjured: 1 }, ['numberOfInjured not-applicable']],
  [
    'injuries of nobody',
    { natureOfInjury: [1], locationOfInjury: [2], injuryLevel: 8 },
    ['natureOfInjury not-applicable', 'locationOfInjury not-applicable', 'injuryLevel not-applicable'],
  ],
  ['a remark of no impact', { operationalImpactRemark: 'x' }, ['operationalImpactRemark not-applicable']],
  ['of no other property', { damagesPropertyRemark: 'x' }, ['damagesPropertyRemark not-applicable']],
  ['of no other part', { damagesPartRemark: 'x' }, ['damagesPartRemark not-applicable']],
  ['of no other nature', { ...injured, natureOfInjuryRemark: 'x' }, ['natureOfInjuryRemark not-applicable']],
  ['of no other place', { ...injured, locationOfInjuryRemark: 'x' }, ['locationOfInjuryRemark not-applicable']],
])('names %s', (_what, more, expected) => {
  expect(problemsOf(more)).toEqual(expected);
});

test.each<[string, object]>([
  ['no category', { ...least, eventCategories: [] }],
  ['more than twenty', { ...least, eventCategories: Array.from({ length: 21 }, () => ({ id: 29 })) }],
  ['no type', { caseType: 0, eventCategories: [{ id: 29 }] }],
  ['an empty list of the dead', { ...least, anyoneDead: [] }],
  ['several bits in one', { ...least, damagesProperty: [6] }],
  ['several levels of injury', { ...least, injuryLevel: [4] }],
  ['a number of seven digits', { ...least, numberOfDead: 1_000_000 }],
  ['a long remark', { ...least, operationalImpactRemark: 'x'.repeat(101) }],
  ['what is not known', { ...least, remark: 'x' }],
])('does not fit: %s', (_what, body) => {
  expect(checker(classificationBody)(body)).not.toEqual([]);
});

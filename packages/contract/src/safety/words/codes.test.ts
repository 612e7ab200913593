import { expect, test } from 'vitest';
import { actionStatuses } from '../actions/states.ts';
import { hazardStatuses } from '../cases/hazard.states.ts';
import { hazardSources } from '../cases/sources.ts';
import { submittedStatuses } from '../cases/states.ts';
import { investigationStatuses } from '../investigations/states.ts';
import { investigationTypes } from '../investigations/types.ts';
import { codes } from '../reports/codes.ts';
import { code as codeEn } from './codes/en.ts';
import { code as codeKo } from './codes/ko.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';

test.each([
  { ...ko, code: codeKo },
  { ...en, code: codeEn },
])('every code and every status has a word, and no other has one', (words) => {
  expect(Object.keys(words.code)).toEqual(Object.keys(codes));
  for (const [name, known] of Object.entries(codes)) {
    const named = words.code[name as keyof typeof codes];
    expect([name, Object.keys(named).map(Number)]).toEqual([name, known]);
    expect(Object.values(named).filter((word) => word.trim() === '')).toEqual([]);
  }
  expect(Object.keys(words.status)).toEqual(['Draft', ...submittedStatuses]);
  const ofCases = new Set<string>([...investigationStatuses, ...hazardStatuses, ...actionStatuses]);
  expect(new Set(Object.keys(words.caseStatus))).toEqual(ofCases);
  expect(Object.keys(words.source)).toEqual(hazardSources);
  expect(Object.keys(words.investigationType)).toEqual(investigationTypes);
});

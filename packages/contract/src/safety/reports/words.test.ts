import { expect, test } from 'vitest';
import { actionStatuses } from '../actions/states.ts';
import { caseWords } from '../cases/case.words.ts';
import { hazardStatuses } from '../cases/hazard.states.ts';
import { hazardSources } from '../cases/sources.ts';
import { submittedStatuses } from '../cases/states.ts';
import { investigationStatuses } from '../investigations/states.ts';
import { investigationTypes } from '../investigations/types.ts';
import { codes } from './codes.ts';
import { reportWords } from './report.words.ts';
import { reportCodeWords } from './report-code.words.ts';

test('every code and every status has words in both languages, and nothing else has', () => {
  expect(Object.keys(reportCodeWords)).toEqual(Object.keys(codes));
  for (const [name, known] of Object.entries(codes)) {
    const named = reportCodeWords[name as keyof typeof codes];
    expect([name, Object.keys(named).map(Number)]).toEqual([name, known]);
    const words = Object.values(named).flatMap(({ ko, en }) => [ko, en]);
    expect(words.filter((word) => word.trim() === '')).toEqual([]);
  }
  expect(Object.keys(reportWords.status)).toEqual(['Draft', ...submittedStatuses]);
  const ofCases = new Set<string>([...investigationStatuses, ...hazardStatuses, ...actionStatuses]);
  expect(new Set(Object.keys(caseWords.status))).toEqual(ofCases);
  expect(Object.keys(caseWords.source)).toEqual(hazardSources);
  expect(Object.keys(caseWords.investigationType)).toEqual(investigationTypes);
});

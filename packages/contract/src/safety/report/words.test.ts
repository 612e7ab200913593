import { expect, test } from 'vitest';
import { actionStatuses } from '../action/action.states.ts';
import { submittedStatuses } from '../case/case.states.ts';
import { caseWords } from '../case/case.words.ts';
import { hazardStatuses } from '../case/case-hazard.states.ts';
import { hazardSources } from '../case/case-sources.ts';
import { reportCodeWords } from '../catalogue/report-code.words.ts';
import { codes } from '../catalogue/report-codes.ts';
import { investigationStatuses } from '../investigation/investigation.states.ts';
import { investigationTypes } from '../investigation/investigation-types.ts';
import { reportWords } from './report.words.ts';

test('every code and every status has words in both languages, and there are no other words', () => {
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

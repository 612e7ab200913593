import { expect, test } from 'vitest';
import {
  checkLinked,
  checkSource,
  hazardSources,
  isInternalSource,
  sourceOfHazard,
  sourceOfReport,
} from './case-sources.ts';

const textsOf = (problems: { path: string; code: string }[]) => problems.map(({ path, code }) => `${path} ${code}`);
const report = { reportType: 'SSR', isDraft: false, hasMain: false } as const;

test('two sources are internal and need a report, the others accept none', () => {
  expect(hazardSources.filter(isInternalSource)).toEqual(['InternalMandatoryReport', 'InternalVoluntaryReport']);
  for (const source of hazardSources) {
    expect(textsOf(checkSource(source, false, 'p'))).toEqual(isInternalSource(source) ? ['p required'] : []);
    expect(textsOf(checkSource(source, true, 'p'))).toEqual(isInternalSource(source) ? [] : ['p not-applicable']);
  }
});

test('a report fits the source of its type, unless it is missing, a draft or a child', () => {
  expect(textsOf(checkLinked(sourceOfReport('SSR'), report, 'r'))).toEqual([]);
  expect(textsOf(checkLinked(sourceOfReport('SSVR'), { ...report, reportType: 'SSVR' }, 'r'))).toEqual([]);
  expect(textsOf(checkLinked(sourceOfReport('SSVR'), report, 'r'))).toEqual(['r not-one-of']);
  expect(textsOf(checkLinked(sourceOfReport('SSR'), undefined, 'r'))).toEqual(['r report-unknown']);
  expect(textsOf(checkLinked(sourceOfReport('SSR'), { ...report, isDraft: true }, 'r'))).toEqual(['r report-unknown']);
  expect(textsOf(checkLinked(sourceOfReport('SSR'), { ...report, hasMain: true }, 'r'))).toEqual(['r report-has-main']);
});

test("the source of an investigation's hazard is that of its report, otherwise the investigation", () => {
  expect(sourceOfHazard({ source: 'InternalVoluntaryReport', reportId: 3 })).toBe('InternalVoluntaryReport');
  expect(sourceOfHazard({ source: 'FOQA', reportId: null })).toBe('Investigation');
});

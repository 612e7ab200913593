import { expect, test } from 'vitest';
import { checkAloneSource, checkNewHazardSource } from './hazard.forms.ts';

const textsOf = (problems: { path: string; code: string }[]) => problems.map(({ path, code }) => `${path} ${code}`);
type Origin = Parameters<typeof checkNewHazardSource>[0];

test.each<[Origin, string[]]>([
  [{ source: 'FOQA' }, []],
  [{ source: 'InternalMandatoryReport', report: { id: 3 } }, []],
  [{ report: { id: 3 } }, []],
  [{}, ['source required']],
  [{ source: 'Investigation' }, ['source not-one-of']],
  [{ source: 'Investigation', report: { id: 3 } }, ['source not-one-of']],
  [{ source: 'InternalVoluntaryReport' }, ['report required']],
  [{ source: 'Others', report: { id: 3 } }, ['report not-applicable']],
])('a new one has the source %j', (sent, expected) => {
  expect(textsOf(checkNewHazardSource(sent))).toEqual(expected);
});

test.each<[Origin, string[]]>([
  [{ source: 'Others' }, []],
  [{ source: 'Others', report: null }, []],
  [{}, ['source required']],
  [{ source: 'InternalMandatoryReport' }, ['source not-one-of']],
  [{ source: 'Investigation' }, ['source not-one-of']],
  [{ source: 'Others', report: { id: 3 } }, ['report not-applicable']],
])('one that is its own case changes to %j', (sent, expected) => {
  expect(textsOf(checkAloneSource(sent))).toEqual(expected);
});

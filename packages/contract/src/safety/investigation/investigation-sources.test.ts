import { expect, test } from 'vitest';
import { sources } from '../case/case-sources.ts';
import { availableHazardSources, availableSources } from './investigation-sources.ts';

test('every source is possible while it is open; later none that needs a report, and one with a report keeps its own', () => {
  expect(availableSources(undefined)).toEqual(sources);
  expect(availableSources({ source: 'FOQA', status: 'Open' })).toEqual(sources);
  expect(availableSources({ source: 'FOQA', status: 'Approval' })).toEqual(sources.slice(2));
  expect(availableSources({ source: 'InternalMandatoryReport', status: 'Action' })).toEqual([
    'InternalMandatoryReport',
  ]);
  expect([availableHazardSources(true), availableHazardSources(false)]).toEqual([sources, sources.slice(2)]);
});

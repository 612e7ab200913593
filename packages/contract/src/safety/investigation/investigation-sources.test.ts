import { expect, test } from 'vitest';
import { sources } from '../case/case-sources.ts';
import { offeredHazardSources, offeredSources } from './investigation-sources.ts';

test('every source is offered while it is open, later none that needs a report, and one with a report keeps its own', () => {
  expect(offeredSources(undefined)).toEqual(sources);
  expect(offeredSources({ source: 'FOQA', status: 'Open' })).toEqual(sources);
  expect(offeredSources({ source: 'FOQA', status: 'Approval' })).toEqual(sources.slice(2));
  expect(offeredSources({ source: 'InternalMandatoryReport', status: 'Action' })).toEqual(['InternalMandatoryReport']);
  expect([offeredHazardSources(true), offeredHazardSources(false)]).toEqual([sources, sources.slice(2)]);
});

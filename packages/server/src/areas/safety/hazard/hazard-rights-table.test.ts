import * as contract from '@portal/contract/safety';
import { type HazardAct, type HazardStatus, hazardStatuses } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenHazardIn, type SafetyOffice, sampleAlone } from '#testing/safety/given-investigated';
import { createRightsTable, type Line } from '#testing/safety/rights-table';
import type { TestApp } from '#testing/test-app';

const table = createRightsTable();
const { call, send, assessBy, walk } = table;
let app: TestApp;
let office: SafetyOffice;

beforeAll(async () => {
  await table.open();
  ({ app, office } = table.given());
});
afterAll(() => table.close());

const hazardWhole = { M: hazardStatuses, keeps: true } as const;
const early: readonly HazardStatus[] = ['Open', 'InProgress', 'Action'];
const hazardLines: Record<string, Line<HazardStatus, HazardAct>> = {
  record: { ...hazardWhole, A: hazardStatuses, F: hazardStatuses, send: send(contract.getHazard) },
  status: { ...hazardWhole, A: hazardStatuses, F: hazardStatuses, send: send(contract.getHazardStatus) },
  'assessments read': { ...hazardWhole, send: send(contract.hazardAssessments.list) },
  changed: {
    M: hazardStatuses.filter((status) => status !== 'Closed'),
    act: 'change',
    keeps: true,
    send: ({ id }, caller) => call(contract.changeHazardCall, caller, { params: { id }, body: sampleAlone() }),
  },
  'first assessment': { M: early, act: 'assess1', send: assessBy(contract.hazardAssessments, 1) },
  'third assessment': { M: ['Reassessment'], act: 'assess3', send: assessBy(contract.hazardAssessments, 3) },
  reopened: { M: ['Closed'], act: 'reopen', send: send(contract.reopenHazard) },
};

describe.each(hazardStatuses)('a hazard in %s', (status) => {
  test('is read and changed by exactly the roles of the table, and `can` agrees', async () => {
    await walk({
      status,
      lines: hazardLines,
      given: async (at) => {
        const { id } = await givenHazardIn(app, office, at);
        const { status: has, body } = await app.call(contract.hazardAssessments.list, office.master, {
          params: { id },
        });
        const numberOf = (seq: number) => (has === 204 ? undefined : body?.find((each) => each.seq === seq)?.id);
        return { id, first: numberOf(1), third: numberOf(3) };
      },
      get: contract.getHazard,
      isThere: (now, role) => role === 'M' || ((role === 'A' || role === 'F') && hazardStatuses.indexOf(now) >= 3),
    });
  });
});

test('the table lists every call on one hazard', () => {
  expect(table.missingCalls('/api/esms/hazards')).toEqual([]);
});

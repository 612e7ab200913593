import { expect, test } from 'vitest';
import { hazardStatuses } from '../case/case-hazard.states.ts';
import { investigationStatuses } from './investigation.states.ts';
import { isMitigationLocked, isPostProcessLocked } from './mitigation-tabs.ts';

test('the post process opens with the first finding, actions once they may be there', () => {
  expect(investigationStatuses.filter(isPostProcessLocked)).toEqual(['Open']);
  expect(investigationStatuses.filter((status) => isMitigationLocked('investigation', status))).toEqual([
    'Open',
    'InProgress',
    'Approval',
  ]);
  expect(hazardStatuses.filter((status) => isMitigationLocked('hazard', status))).toEqual(['Open', 'InProgress']);
});

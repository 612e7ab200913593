import { expect, test } from 'vitest';
import { hazardStatuses } from '../case/case-hazard.states.ts';
import { investigationStatuses } from './investigation.states.ts';
import { isMitigationLocked, isPostProcessLocked } from './mitigation-tabs.ts';

test('the post process tab opens with the first factual entry, the actions tab once there may be actions', () => {
  expect(investigationStatuses.filter(isPostProcessLocked)).toEqual(['Open']);
  expect(investigationStatuses.filter((status) => isMitigationLocked('investigation', status))).toEqual([
    'Open',
    'InProgress',
    'Approval',
  ]);
  expect(hazardStatuses.filter((status) => isMitigationLocked('hazard', status))).toEqual(['Open', 'InProgress']);
});

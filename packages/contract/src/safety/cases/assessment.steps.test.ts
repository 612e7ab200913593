import type { Can } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { offeredAssessments } from './assessment.steps.ts';
import type { ReportStatus } from './states.ts';

const office: Can<'assess' | 'assign'> = { assess: true, assign: true };
const asked: Can<'assess' | 'assign'> = { assess: true };
const second = (id: number) => [{ seq: 2 as const, assessor: { id } as never }];

test.each<[ReportStatus, Can<'assess' | 'assign'>, ReturnType<typeof second>, number[]]>([
  ['FirstRiskAssessment', office, [], [1]],
  ['SecondRiskAssessment', office, [], [1, 2]],
  ['SecondRiskAssessment', office, second(8), [1]],
  ['SecondRiskAssessment', office, second(7), [1, 2]],
  ['SecondRiskAssessment', asked, second(7), [2]],
  ['Notification', asked, second(7), [2]],
  ['Notification', office, [], [2]],
  ['Notification', { assess: 'wrong-status', assign: 'wrong-status' }, second(8), []],
  ['ThirdRiskAssessment', office, second(8), [3]],
  ['Open', {}, [], []],
])('in %s, where %j may be done, %j offers %j', (status, can, assessments, expected) => {
  expect(offeredAssessments({ status, can, assessments, ownId: 7 })).toEqual(expected);
});

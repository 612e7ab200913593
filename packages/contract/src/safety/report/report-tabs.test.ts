import { expect, test } from 'vitest';
import { submittedStatuses } from '../case/case.states.ts';
import { caseTabs, isTabLocked } from './report-tabs.ts';

const open = (isUnmanaged: boolean) =>
  Object.fromEntries(
    submittedStatuses.map((status) => [status, caseTabs.filter((tab) => !isTabLocked(tab, { status, isUnmanaged }))]),
  );

const [classification, riskAnalysis, mitigation, feedback] = caseTabs;
const all = [...caseTabs];

test('tabs open as the case goes on', () => {
  expect(open(false)).toEqual({
    Open: [classification],
    HazardIdentification: [classification, riskAnalysis],
    FirstRiskAssessment: [classification, riskAnalysis],
    SecondRiskAssessment: [classification, riskAnalysis],
    Notification: all,
    Action: all,
    ThirdRiskAssessment: all,
    Closed: all,
  });
});

test('of one that needs no management feedback opens with its classification, and closed its case is not looked for', () => {
  const early = [classification, riskAnalysis, feedback];
  expect(open(true)).toEqual({
    Open: [classification],
    HazardIdentification: early,
    FirstRiskAssessment: early,
    SecondRiskAssessment: early,
    Notification: all,
    Action: all,
    ThirdRiskAssessment: all,
    Closed: [mitigation, feedback],
  });
});

import { expect, test } from 'vitest';
import { submittedStatuses } from '../case/case.states.ts';
import { caseTabs, isTabLocked } from './report-tabs.ts';

const open = (isUnmanaged: boolean) =>
  Object.fromEntries(
    submittedStatuses.map((status) => [status, caseTabs.filter((tab) => !isTabLocked(tab, { status, isUnmanaged }))]),
  );

const [classification, riskAnalysis, mitigation, feedback] = caseTabs;
const all = [...caseTabs];

test('tabs open as the case progresses', () => {
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

test('without management the feedback tab opens with the classification, and a closed report has no tabs of its case', () => {
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

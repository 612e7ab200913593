import { expect, test } from 'vitest';
import { alertRuleOf, isOpenAlert } from './alert-detection.ts';
import type { IndicatorStatus } from './figure-status.ts';

test.each<[string, IndicatorStatus[], ReturnType<typeof alertRuleOf>]>([
  ['nothing', [], null],
  ['one month serious', ['Serious'], 'OneSerious'],
  ['serious after two at alert: the first rule is told', ['Serious', 'Alert', 'Alert'], 'OneSerious'],
  ['one month at alert', ['Alert', 'TargetValue', 'Serious'], null],
  ['two months at alert or above', ['Alert', 'Serious'], 'TwoAlert'],
  ['three months at caution or above', ['Caution', 'Alert', 'Serious'], 'ThreeCaution'],
  ['two months at caution', ['Caution', 'Caution'], null],
  ['a run that a month without status breaks', ['Caution', 'None', 'Caution'], null],
  ['a run that ended', ['TargetValue', 'Serious', 'Serious'], null],
])('%s', (_what, statuses, rule) => {
  expect(alertRuleOf(statuses)).toBe(rule);
});

test('an alert is open until it was acknowledged with its present rule and rate', () => {
  const alert = { rule: 'TwoAlert', incidentRate: 1.5 } as const;
  expect(isOpenAlert(alert, [])).toBe(true);
  expect(isOpenAlert(alert, [alert])).toBe(false);
  expect(isOpenAlert(alert, [{ ...alert, incidentRate: 1.4 }])).toBe(true);
  expect(isOpenAlert(alert, [{ ...alert, rule: 'OneSerious' }])).toBe(true);
  expect(isOpenAlert({ rule: null, incidentRate: 1.5 }, [])).toBe(false);
});

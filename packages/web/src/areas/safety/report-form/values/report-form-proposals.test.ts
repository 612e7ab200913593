import { expect, it } from 'vitest';
import { checkSubmission } from './report-form-check.ts';
import { beginForm, withKind, withoutDamage } from './report-form-proposals.ts';

it.each([
  ['SSVR', {}, 'FO', ['1', '']],
  ['SSVR', { kind: 0 }, 'CB', ['2', '']],
  ['SSR', { kind: 0 }, 'FO', ['7', '73']],
  ['SSR', { kind: 1 }, undefined, ['1', '12']],
  ['SSR', { kind: 2 }, 'ME', ['5', '52']],
  ['SSR', {}, 'HR', ['', '']],
  ['SSR', {}, undefined, ['', '']],
] as const)('a %s with %o of %s begins in the field %j', (type, beginning, department, field) => {
  const { fieldLevel1, fieldLevel2 } = beginForm(type, beginning, department);
  expect([fieldLevel1, fieldLevel2]).toEqual(field);
});

it('a TCAS RA starts as a resolution advisory, and another choice is kept', () => {
  const begun = beginForm('SSR', { kind: 1 }, 'FO');
  expect(begun.tcasraDetail.advisoryTypeLevel1).toBe('20');
  const other = { ...begun, tcasraDetail: { ...begun.tcasraDetail, advisoryTypeLevel1: '10' } };
  expect(withKind(withKind(other, '', 'FO'), '1', 'FO').tcasraDetail.advisoryTypeLevel1).toBe('10');
});

it('another kind proposes another field, but not in place of one that was chosen', () => {
  const begun = beginForm('SSR', {}, 'FO');
  expect(withKind(begun, '0', 'FO')).toMatchObject({ fieldLevel1: '7', fieldLevel2: '73', mandatoryReportType: '0' });
  expect(withKind(withKind(begun, '0', 'FO'), '', 'FO')).toMatchObject({ fieldLevel1: '1', fieldLevel2: '' });
  const chosen = { ...begun, fieldLevel1: '1', fieldLevel2: '13' };
  expect(withKind(chosen, '0', 'FO')).toMatchObject({ fieldLevel1: '1', fieldLevel2: '13', mandatoryReportType: '0' });
});

it('a strike without damage needs no part that was damaged', () => {
  const struck = beginForm('SSR', { kind: 0 }, 'FO');
  const strike = { ...struck.wildlifeBirdStrikeDetail, heightAGL: '300', numberOfSeen: '1', numberOfStruck: '1' };
  const form = { ...struck, wildlifeBirdStrikeDetail: { ...strike, partsOfAircraftStruck: [1] } };
  const ofStrike = (now: typeof form) =>
    checkSubmission(now).filter(({ path }) => path.startsWith('wildlifeBirdStrikeDetail'));
  expect(ofStrike(form)).toEqual([{ path: 'wildlifeBirdStrikeDetail.partsOfAircraftDamaged', code: 'required' }]);
  expect(ofStrike(withoutDamage(form, '손상 없음'))).toEqual([]);
});

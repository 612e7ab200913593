import { expect, it } from 'vitest';
import { isHalfMoment, momentOf, momentText } from './moment.ts';

it.each([
  ['', { day: '', hour: '', minute: '' }],
  ['2026-02-03T:', { day: '2026-02-03', hour: '', minute: '' }],
  ['T07:00', { day: '', hour: '07', minute: '00' }],
  ['2026-02-03T07:05', { day: '2026-02-03', hour: '07', minute: '05' }],
])('the moment %j is split into its parts and joined', (held, parts) => {
  expect(momentOf(held)).toEqual(parts);
  expect(momentText(parts)).toBe(held);
});

it('an hour without a minute means its beginning', () => {
  expect(momentText({ day: '2026-02-03', hour: '07', minute: '' })).toBe('2026-02-03T07:00');
});

it.each([
  ['', false],
  ['2026-02-03T:', true],
  ['T07:00', true],
  ['2026-02-03T07:05', false],
])('whether %j lacks a part: %j', (held, isHalf) => {
  expect(isHalfMoment(held)).toBe(isHalf);
});

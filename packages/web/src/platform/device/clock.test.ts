import { getHealth } from '@portal/contract/identity';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenAnswers } from '../../testing/answers.ts';
import { send } from '../calls/request.ts';
import { learnClock, now, today } from './clock.ts';

const DEVICE = Date.parse('2026-11-20T14:00:00Z');

const headersWith = (date: string, cacheControl = 'no-store') => new Headers({ date, 'cache-control': cacheControl });
const at = () => now().toISOString();

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(DEVICE);
  learnClock(headersWith('Fri, 20 Nov 2026 14:00:00 GMT'), 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a slow clock, and with it the day, is corrected by an answer', () => {
  expect(today()).toBe('2026-11-20');
  learnClock(headersWith('Fri, 20 Nov 2026 15:30:00 GMT'), 200);
  expect(at()).toBe('2026-11-20T15:30:00.000Z');
  expect(today()).toBe('2026-11-21');
});

it('a fast clock is set back to the latest possible time', () => {
  learnClock(headersWith('Wed, 18 Nov 2026 14:00:00 GMT'), 200);
  expect(at()).toBe('2026-11-18T14:00:01.200Z');
});

it('a clock that agrees with the answer is not changed, so that it does not jump', () => {
  learnClock(headersWith('Fri, 20 Nov 2026 13:59:59 GMT'), 300);
  expect(at()).toBe('2026-11-20T14:00:00.000Z');
});

it.each([
  ['without its time', new Headers({ 'cache-control': 'no-store' })],
  ['that may have been kept', headersWith('Fri, 13 Nov 2026 14:00:00 GMT', 'private, max-age=3600')],
])('an answer %s does not change the clock', (_name, headers) => {
  learnClock(headers, 0);
  expect(at()).toBe('2026-11-20T14:00:00.000Z');
});

it('every call corrects the clock', async () => {
  const headers = { date: 'Sat, 21 Nov 2026 14:00:00 GMT', 'cache-control': 'no-store' };
  givenAnswers(() => ({ headers }));
  await send(getHealth, {}, undefined);
  expect(today()).toBe('2026-11-21');
});

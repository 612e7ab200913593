import { expect, test } from 'vitest';
import { paddedDays } from './approval-start-screen.tsx';

test.each([
  [0, '00'],
  [0.5, '00.5'],
  [7.5, '07.5'],
  [12, '12'],
  [-1.5, '-01.5'],
  [100, '100'],
])('%d days are shown as %s', (days, text) => expect(paddedDays(days)).toBe(text));

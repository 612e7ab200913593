import { expect, it } from 'vitest';
import { recentSets } from './recent-sets.tsx';

it('offers three at most, those of the same kind first and each once, the latest first', () => {
  const { remember, offered } = recentSets<{ category: number }>();
  expect(offered('bird')).toEqual([]);
  for (const [kind, category] of [
    ['bird', 1],
    ['ramp', 2],
    ['bird', 3],
    ['TCAS', 4],
    ['ramp', 3],
  ] as const)
    remember(kind, { category });
  expect(offered('bird').map(({ category }) => category)).toEqual([3, 1, 4]);
  expect(offered('ramp').map(({ category }) => category)).toEqual([3, 2, 4]);
  expect(offered('fatigue').map(({ category }) => category)).toEqual([3, 4, 2]);
  remember('bird', { category: 1 });
  expect(offered('bird').map(({ category }) => category)).toEqual([1, 3, 4]);
});

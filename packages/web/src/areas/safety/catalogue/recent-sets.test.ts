import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { recentSets } from './recent-sets.tsx';

const sets = recentSets<number>('trial');

it('offers the latest three choices, those for records of the same kind first, each once', () => {
  const queryClient = new QueryClient();
  for (const [kind, set] of [
    ['bird', 1],
    ['bird', 2],
    ['tcas', 3],
    ['tcas', 4],
    ['bird', 1],
  ] as const)
    sets.remember(queryClient, kind, set);
  expect(sets.offered(queryClient, 'bird')).toEqual([1, 2, 4]);
  expect(sets.offered(queryClient, 'tcas')).toEqual([4, 3, 1]);
  expect(sets.offered(queryClient, 'other')).toEqual([1, 4, 3]);
});

it('offers nothing after a sign-out, which clears the queries', () => {
  const queryClient = new QueryClient();
  sets.remember(queryClient, 'bird', 1);
  queryClient.clear();
  expect(sets.offered(queryClient, 'bird')).toEqual([]);
});

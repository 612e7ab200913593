import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../platform/calls/query-client.ts';
import { givenInPage } from '../../../testing/in-page.tsx';
import { partOf, safetyKeys } from '../safety.queries.ts';
import { useCaseRefetch } from './case-refetch.ts';

it('a part with new data refetches its record, and one without does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const client = createQueryClient(() => undefined);
  const of = { family: 'reports', id: 1 } as const;
  const queryKey = safetyKeys.case(of);
  const facts = [...queryKey, 'facts'];
  const record = vi.fn(() => Promise.resolve({ status: 'Open' }));
  const part = vi.fn(() => Promise.resolve({ facts: 0 }));
  const Case = () => {
    useCaseRefetch(of);
    useQuery({ queryKey, queryFn: record });
    useQuery({ queryKey: facts, queryFn: part, ...partOf(of) });
    return null;
  };
  await givenInPage(() => (
    <QueryClientProvider client={client}>
      <Case />
    </QueryClientProvider>
  ));
  const readAnew = () => act(() => client.refetchQueries({ queryKey: facts }));
  await waitFor(() => expect(part).toHaveBeenCalledOnce());
  vi.setSystemTime(Date.now() + 5000);
  await readAnew();
  expect(record).toHaveBeenCalledOnce();
  part.mockResolvedValue({ facts: 1 });
  await readAnew();
  expect(record).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallFailure } from './failure.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('without a network an act fails at once with a message, and is not done later', async () => {
  const notified = vi.fn();
  const client = createQueryClient(notified);
  const send = vi.fn(() =>
    Promise.reject(new CallFailure({ code: 'unreachable', status: 0, message: '서버에 연결할 수 없습니다.' })),
  );
  onlineManager.setOnline(false);
  await expect(new MutationObserver(client, { mutationFn: send }).mutate()).rejects.toThrow(CallFailure);
  expect(notified).toHaveBeenCalledOnce();
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledOnce();
});

it('without a network a failed read shows a message instead of waiting for ever', async () => {
  const client = createQueryClient(() => undefined);
  onlineManager.setOnline(false);
  const read = client.fetchQuery({
    queryKey: ['test', 'lost'],
    queryFn: () =>
      Promise.reject(new CallFailure({ code: 'unreachable', status: 0, message: '서버에 연결할 수 없습니다.' })),
    retry: false,
  });
  await expect(read).rejects.toThrow(CallFailure);
});

it('a record is reloaded when an act on it was refused, but not for a validation problem', async () => {
  const client = createQueryClient(() => undefined);
  const read = vi.fn(() => Promise.resolve('a record'));
  const stop = new QueryObserver(client, { queryKey: ['test', 1], queryFn: read }).subscribe(() => undefined);
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  const refusedBy = (errors: CallFailure['errors']) =>
    new MutationObserver(client, {
      mutationFn: () =>
        Promise.reject(new CallFailure({ code: 'not-valid', status: 422, message: '할 수 없습니다.', errors })),
      meta: { refreshes: [['test']] },
    });
  await expect(refusedBy([{ path: 'title', code: 'required', message: '' }]).mutate()).rejects.toThrow();
  expect(read).toHaveBeenCalledOnce();
  await expect(refusedBy([]).mutate()).rejects.toThrow();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
});

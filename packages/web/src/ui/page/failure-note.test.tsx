import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CallFailure, unreachable } from '../../platform/calls/failure.ts';
import { givenInPage } from '../../testing/in-page.tsx';
import { FailureNote } from './failure-note.tsx';

const given = async (failureOf: () => Error) => {
  const onRetry = vi.fn();
  await givenInPage(() => <FailureNote error={failureOf()} onRetry={onRetry} />);
  await screen.findByRole('button', { name: '다시 시도' });
  expect(onRetry).not.toHaveBeenCalled();
  return onRetry;
};

it('content that failed to load without the server is loaded automatically when it is back', async () => {
  const onRetry = await given(unreachable);
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('a refused call is not retried automatically', async () => {
  const onRetry = await given(() => new CallFailure({ code: 'internal', status: 500, message: '' }));
  window.dispatchEvent(new Event('online'));
  expect(onRetry).not.toHaveBeenCalled();
});

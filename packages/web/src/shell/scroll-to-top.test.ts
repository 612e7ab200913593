import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal } from '../testing/given-portal.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a page opened at one of its tabs is shown from its top; going back and another tab scroll nothing', async () => {
  const { router } = await givenPortal('/help', []);
  await waitFor(() => expect(router.state.status).toBe('idle'));
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await router.navigate({ to: '/', hash: 'tab' });
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/#tab'));
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  scrolled.mockClear();
  await router.navigate({ to: '/', hash: 'other' });
  await router.navigate({ href: '/help' });
  router.history.back();
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/#other'));
  expect(scrolled).not.toHaveBeenCalledWith(0, 0);
});

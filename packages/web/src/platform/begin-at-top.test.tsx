import { documentListEndpoints } from '@portal/contract/approval';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { givenPortal, reply } from '../testing/given-portal.tsx';

const page = { items: [], total: 0, offset: 0, limit: 20 };

it('a page opened with a hash that names none of its elements begins at its top, and going back does not scroll there', async () => {
  const { router } = await givenPortal('/approval/documents/requested', [
    reply(documentListEndpoints.requested, page),
    reply(documentListEndpoints.completed, page),
  ]);
  await screen.findByRole('heading', { name: '결재 필요' });
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await router.navigate({ to: '/approval/documents/$list', params: { list: 'completed' }, hash: 'rewrite' });
  await screen.findByRole('heading', { name: '완료' });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0));
  scrolled.mockClear();
  await router.navigate({ to: '.', hash: 'recent' });
  router.history.back();
  await waitFor(() => expect(router.state.location.hash).toBe('rewrite'));
  expect(scrolled).not.toHaveBeenCalledWith(0, 0);
});

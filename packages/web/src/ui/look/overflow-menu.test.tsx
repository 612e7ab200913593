import { IconTrash } from '@tabler/icons-react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { OverflowMenu } from './overflow-menu.tsx';

it('is opened and chosen from by keyboard, and the focus is back on its button when the act begins', async () => {
  const focused: (string | null | undefined)[] = [];
  const onSelect = () => focused.push(document.activeElement?.getAttribute('aria-label'));
  await givenInPage(() => <OverflowMenu acts={[{ label: '삭제', icon: IconTrash, danger: true, onSelect }]} />);
  await screen.findByRole('button', { name: '더 보기' });
  expect(screen.queryByRole('menuitem')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: '삭제' });
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(entry));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  expect(focused).toEqual(['더 보기']);
});

it('draws nothing where there is nothing to choose', async () => {
  await givenInPage(() => (
    <main>
      <OverflowMenu acts={[]} />
    </main>
  ));
  expect((await screen.findByRole('main')).childElementCount).toBe(0);
});

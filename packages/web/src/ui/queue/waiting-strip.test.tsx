import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { useWaiting, WaitingStrip } from './waiting-strip.tsx';

type Given = Pick<Parameters<typeof useWaiting>[1], 'rows' | 'comes' | 'lost'>;

const List = ({ name, ...given }: Given & { name: string }) => {
  useWaiting(name, { ...given, most: 5 });
  return null;
};

/** A strip over two lists that load one after the other. */
const givenStrip = async (first: Readonly<Record<string, Given>>) => {
  let show: (lists: Readonly<Record<string, Given>>) => void = () => undefined;
  const Page = () => {
    const [lists, setLists] = useState(first);
    show = (next) => act(() => setLists(next));
    return (
      <WaitingStrip lists={['memos', 'actions']}>
        {Object.entries(lists).map(([name, list]) => (
          <List key={name} name={name} {...list} />
        ))}
      </WaitingStrip>
    );
  };
  const { router } = await givenInPage(Page);
  const strip = await screen.findByRole('group', { name: '기한별로 보기' });
  const states = () => [strip.getAttribute('aria-busy'), screen.getByRole('button', { name: /^전체/ }).textContent];
  return { router, show, states };
};

const there: Given = { rows: [1, 2], comes: false };
const loading: Given = { rows: undefined, comes: true };
const nobodys: Given = { rows: undefined, comes: false };
const lost: Given = { ...nobodys, lost: true };

it('is busy until all lists below are loaded, and shows no number before', async () => {
  const { show, states } = await givenStrip({});
  expect(states()).toEqual(['true', '전체 –']);
  show({ memos: loading });
  expect(states()).toEqual(['true', '전체 –']);
  show({ memos: there });
  expect(states()).toEqual(['true', '전체 –']);
  show({ memos: there, actions: loading });
  expect(states()).toEqual(['true', '전체 –']);
  show({ memos: there, actions: there });
  expect(states()).toEqual(['false', '전체 4']);
});

it('does not wait for lists that the user does not have', async () => {
  const { show, states } = await givenStrip({ memos: there, actions: nobodys });
  expect(states()).toEqual(['false', '전체 2']);
  show({ memos: nobodys, actions: nobodys });
  expect(states()).toEqual(['false', '전체 0']);
});

it('shows no number if one of the lists failed to load', async () => {
  const { show, states } = await givenStrip({ memos: there, actions: lost });
  expect(states()).toEqual(['false', '전체 –']);
  show({ memos: there, actions: there });
  expect(states()).toEqual(['false', '전체 4']);
});

it('the selected count is stored in the history entry', async () => {
  const { router } = await givenStrip({ memos: there, actions: there });
  const all = screen.getByRole('button', { name: /^전체/ });
  const others = screen.getAllByRole('button', { pressed: false }).filter((tile) => !tile.hasAttribute('disabled'));
  expect(all.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(others[0] ?? all);
  await waitFor(() => expect(all.getAttribute('aria-pressed')).toBe('false'));
  expect(router.state.location.state.urgency).toBeDefined();
});

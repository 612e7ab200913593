import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { useWaiting } from './desk.ts';
import { WaitingStrip } from './strip.tsx';

type Given = Pick<Parameters<typeof useWaiting>[1], 'rows' | 'comes'>;

const List = ({ name, ...given }: Given & { name: string }) => {
  useWaiting(name, { ...given, most: 5 });
  return null;
};

/** A strip over lists that come one after the other. */
const givenStrip = async (first: readonly Given[], grows = false) => {
  let show: (lists: readonly Given[], grows?: boolean) => void = () => undefined;
  const Page = () => {
    const [now, setNow] = useState({ lists: first, grows });
    show = (lists, nowGrows = false) => act(() => setNow({ lists, grows: nowGrows }));
    return (
      <WaitingStrip grows={now.grows}>
        {now.lists.map((list, place) => (
          <List key={String(place)} name={String(place)} {...list} />
        ))}
      </WaitingStrip>
    );
  };
  await givenInPage(Page);
  const strip = await screen.findByRole('group', { name: '기한별로 보기' });
  const told = () => [strip.getAttribute('aria-busy'), screen.getByRole('button', { name: /^전체/ }).textContent];
  return { show, told };
};

const there: Given = { rows: [1, 2], comes: false };
const onItsWay: Given = { rows: undefined, comes: true };
const lost: Given = { rows: undefined, comes: false };

it('is busy until all lists below are there, and tells no nought before', async () => {
  const { show, told } = await givenStrip([onItsWay, onItsWay]);
  expect(told()).toEqual(['true', '전체 –']);
  show([there, onItsWay]);
  expect(told()).toEqual(['true', '전체 2']);
  show([there, there]);
  expect(told()).toEqual(['false', '전체 4']);
});

it('waits for lists that are about to stand there, and for none that does not come', async () => {
  const { show, told } = await givenStrip([there], true);
  expect(told()).toEqual(['true', '전체 2']);
  show([there, lost]);
  expect(told()).toEqual(['false', '전체 2']);
  show([lost]);
  expect(told()).toEqual(['false', '전체 0']);
});

import { Link } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { DialogLayer } from '../dialog/dialog-layer.tsx';
import { useLeaveGuard } from './unsaved-guard.ts';

const Guarded = ({ message, onLeave }: { message: string; onLeave: () => void }) => {
  useLeaveGuard(true, message, { onLeave });
  return null;
};

const press = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

const given = async ([first, second]: readonly [string, string]) => {
  const onLeave = vi.fn();
  const { router } = await givenInPage(() => (
    <>
      <Guarded message={first} onLeave={() => onLeave('first')} />
      <Guarded message={second} onLeave={() => onLeave('second')} />
      <Link to="/esms">안전보고</Link>
      <DialogLayer />
    </>
  ));
  const go = async () => userEvent.click(await screen.findByRole('link', { name: '안전보고' }));
  return { onLeave, go, here: () => router.state.location.pathname };
};

it('of two forms with the same question only one asks, and both are discarded', async () => {
  const { onLeave, go, here } = await given(['사라집니다.', '사라집니다.']);
  await go();
  await press('취소');
  expect([here(), onLeave.mock.calls]).toEqual(['/', []]);
  await go();
  await press('나가기');
  await waitFor(() => expect(here()).toBe('/esms'));
  expect(onLeave.mock.calls.flat().toSorted()).toEqual(['first', 'second']);
});

it('a different loss is asked for separately', async () => {
  const messages = ['글이 사라집니다.', '파일이 사라집니다.'] as const;
  const { go, here } = await given(messages);
  await go();
  const questions: string[] = [];
  for (const _ of messages) {
    expect(here()).toBe('/');
    const shown = () => messages.filter((each) => !questions.includes(each) && screen.queryByText(each) !== null);
    await waitFor(() => expect(shown()).toHaveLength(1));
    questions.push(...shown());
    await press('나가기');
  }
  await waitFor(() => expect(here()).toBe('/esms'));
  expect(questions.toSorted()).toEqual(messages);
});

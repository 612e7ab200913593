import { createBrowserHistory } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { useLeaveGuard } from '../form/unsaved-guard.ts';
import { Dialog } from './dialog-frame.tsx';
import { DialogLayer } from './dialog-layer.tsx';

const Page = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const [opened, setOpened] = useState<readonly string[]>([]);
  useLeaveGuard(true, '사라집니다.', { onLeave: onConfirmed });
  const close = (name: string) => () => setOpened((names) => names.filter((each) => each !== name));
  return (
    <>
      <button type="button" onClick={() => setOpened(['아래', '위'])}>
        열기
      </button>
      {opened.map((name) => (
        <Dialog key={name} fullScreen title={name} onClose={close(name)}>
          {name}
        </Dialog>
      ))}
      <DialogLayer />
    </>
  );
};

it('the back button closes full-screen layers, the topmost first, before it asks about the page', async () => {
  const onConfirmed = vi.fn();
  window.history.replaceState({}, '', '/before');
  // Only the browser's own history can go back.
  const history = createBrowserHistory();
  onTestFinished(history.destroy);
  history.push('/');
  await givenInPage(() => <Page onConfirmed={onConfirmed} />, '/', history);
  await userEvent.click(await screen.findByRole('button', { name: '열기' }));
  const shown = () => screen.queryAllByRole('dialog', { hidden: true }).map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toHaveLength(2));
  for (const left of [['아래아래'], []]) {
    window.history.back();
    await waitFor(() => expect(shown()).toEqual(left));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  }
  window.history.back();
  await screen.findByText('사라집니다.');
});

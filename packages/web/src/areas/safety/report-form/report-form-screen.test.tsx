import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../../platform/i18n.ts';
import { givenSafety } from '../../../testing/safety.ts';

afterEach(() => vi.unstubAllGlobals());

const open = () => givenSafety('/esms/report/new/ssr', []);
const subject = () => screen.findByRole('textbox', { name: /^제목/ });

it('after a reload the report can be restored, with a note about the photo that has to be chosen again', async () => {
  await open();
  await userEvent.type(await subject(), '조류 충돌');
  // The editor above has an upload of its own, for pictures, once it is loaded.
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  await userEvent.upload(input as HTMLInputElement, new File(['1'], 'IMG_1.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/이 기기에 저장됨 \(파일 제외\)$/);
  cleanup();
  await open();
  expect((await screen.findByText(/이어서 쓸 수 있습니다/)).textContent).toContain(
    '첨부 파일 1개(IMG_1.jpg)는 남아 있지 않습니다. 다시 선택해 주세요.',
  );
  await userEvent.click(screen.getByRole('button', { name: '이어서 쓰기' }));
  expect((await subject()) as HTMLInputElement).toHaveProperty('value', '조류 충돌');
});

it('an open report speaks the language that is chosen, at each of its fields', async () => {
  await open();
  await userEvent.type(await subject(), '조류 충돌');
  await act(() => chooseLanguage('en'));
  for (const name of [/^Subject/, /^Location/, /^Description/]) await screen.findByRole('textbox', { name });
  expect(screen.queryByRole('textbox', { name: /제목|발생 장소|내용/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveProperty('value', '조류 충돌');
  await act(() => chooseLanguage('ko'));
});

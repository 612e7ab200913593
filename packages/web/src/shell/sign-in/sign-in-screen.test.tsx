import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const isSecureContext = (value: boolean) =>
  Object.defineProperty(window, 'isSecureContext', { value, configurable: true });

afterEach(() => isSecureContext(true));

it('without a secure context the page explains it and has no sign-in button', async () => {
  isSecureContext(false);
  await givenInPage(() => (
    <QueryClientProvider client={new QueryClient()}>
      <SignInScreen returnUrl="/" />
    </QueryClientProvider>
  ));
  await screen.findByText(/https 주소나 서버가 있는 컴퓨터에서만 로그인을 허용합니다/);
  expect(screen.queryByRole('button')).toBeNull();
});

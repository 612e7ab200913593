import { createFileRoute } from '@tanstack/react-router';
import { SignOutScreen } from '../shell/sign-in/sign-out-screen.tsx';

export const Route = createFileRoute('/logout')({
  staticData: { bare: true },
  component: SignOutScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { CallbackScreen } from '../../shell/sign-in/callback-screen.tsx';

export const Route = createFileRoute('/login/callback')({
  staticData: { bare: true },
  component: CallbackScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { CallbackScreen } from '../../shell/callback-screen.tsx';

export const Route = createFileRoute('/login/callback')({
  staticData: { bare: true },
  component: CallbackScreen,
});

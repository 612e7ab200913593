import { createFileRoute } from '@tanstack/react-router';
import { safeReturnUrl } from '../platform/return-url.ts';
import { MaintenanceScreen } from '../shell/trouble/maintenance-screen.tsx';

const Maintenance = () => {
  const { msg, returnUrl } = Route.useSearch();
  return <MaintenanceScreen message={msg} returnUrl={safeReturnUrl(returnUrl)} />;
};

export const Route = createFileRoute('/maintenance')({
  staticData: { bare: true },
  validateSearch: ({ msg, returnUrl }: Record<string, unknown>): { msg?: string; returnUrl?: string } => ({
    ...(msg === undefined ? {} : { msg: String(msg) }),
    ...(typeof returnUrl === 'string' ? { returnUrl } : {}),
  }),
  component: Maintenance,
});

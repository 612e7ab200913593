import { createFileRoute } from '@tanstack/react-router';
import { safeReturnUrl } from '../platform/return-url.ts';
import { MaintenanceScreen } from '../shell/trouble/maintenance-screen.tsx';

/** What a 503 said, its code, and where one was. */
type Search = { msg?: string; code?: string; returnUrl?: string };

const Maintenance = () => {
  const { msg, code, returnUrl } = Route.useSearch();
  return <MaintenanceScreen message={msg} isBusy={code === 'overloaded'} returnUrl={safeReturnUrl(returnUrl)} />;
};

export const Route = createFileRoute('/maintenance')({
  staticData: { bare: true },
  validateSearch: ({ msg, code, returnUrl }: Record<string, unknown>): Search => ({
    ...(msg === undefined ? {} : { msg: String(msg) }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof returnUrl === 'string' ? { returnUrl } : {}),
  }),
  component: Maintenance,
});

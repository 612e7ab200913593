import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeReturnUrl } from '../../platform/return-url.ts';
import { isSignedIn } from '../../platform/session/current.ts';
import { SignInScreen } from '../../shell/sign-in/screen.tsx';

const Login = () => <SignInScreen returnUrl={safeReturnUrl(Route.useSearch().returnUrl)} />;

export const Route = createFileRoute('/login/')({
  staticData: { bare: true },
  validateSearch: ({ returnUrl }: Record<string, unknown>): { returnUrl?: string } =>
    typeof returnUrl === 'string' ? { returnUrl } : {},
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: safeReturnUrl(search.returnUrl), replace: true });
  },
  component: Login,
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingUrl } from '../../platform/return-url.ts';
import { isSignedIn } from '../../platform/session/current-tokens.ts';
import { SignInScreen } from '../../shell/sign-in/sign-in-screen.tsx';

const Login = () => <SignInScreen returnUrl={landingUrl(Route.useSearch().returnUrl)} />;

export const Route = createFileRoute('/login/')({
  staticData: { bare: true },
  validateSearch: ({ returnUrl }: Record<string, unknown>): { returnUrl?: string } =>
    typeof returnUrl === 'string' ? { returnUrl } : {},
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: landingUrl(search.returnUrl), replace: true });
  },
  component: Login,
});

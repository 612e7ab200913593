import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../platform/navigator.ts';
import { TextLink } from '../ui/links.tsx';
import { PageTitle } from '../ui/page-header.tsx';
import { welcome } from './after-sign-in.ts';
import { BarePage } from './bare-page.tsx';

type Props = { returnUrl: string };

/** Signing in: the button opens the provider's popup. */
export const SignInScreen = ({ returnUrl }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error>();

  // Loaded before the click: a browser lets a popup open only right after it.
  useEffect(() => void import('../platform/session/oidc.ts').then(({ prepareSignIn }) => prepareSignIn()), []);

  const start = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { signIn } = await import('../platform/session/oidc.ts');
      await signIn(returnUrl);
      await welcome(queryClient);
      goTo(returnUrl);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(t('ui.problem.unknown')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <BarePage title={t('shell.signIn.title')} message={t('shell.signIn.hint')}>
      <PageTitle title={t('shell.signIn.title')} />
      <Button size="md" fullWidth loading={busy} onClick={() => void start()}>
        {t('shell.signIn.button')}
      </Button>
      {failure && (
        <p role="alert">
          {failure.message} <TextLink to="/logout">{t('shell.signOut')}</TextLink>
        </p>
      )}
    </BarePage>
  );
};

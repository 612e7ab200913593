import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isFailure } from '../../platform/calls/failure.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { goTo } from '../../platform/navigator.ts';
import { isSignedIn } from '../../platform/session/current-tokens.ts';
import { TextLink } from '../../ui/page/links.tsx';
import { PageTitle } from '../../ui/page/page-header.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { welcome } from './after.ts';
import classes from './bare-page.module.css';
import { BarePage } from './bare-page.tsx';
import { signInWords } from './sign-in.words.ts';
import { signInFailure } from './sign-in-failure.ts';

type Props = { returnUrl: string };

/** A failure is ignored here and reported at the click. */
const prepare = (): void =>
  void import('../../platform/session/oidc-sign-in.ts')
    .then(({ prepareSignIn }) => prepareSignIn())
    .catch(() => undefined);

/** Signing in: the button opens the provider's popup. */
export const SignInScreen = ({ returnUrl }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [underway, setUnderway] = useState<AbortController>();
  const [failure, setFailure] = useState<string>();

  // Loaded before the click: a browser allows a popup only right after it.
  useEffect(() => prepare(), []);

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    setUnderway(controller);
    setFailure(undefined);
    try {
      const { signIn } = await import('../../platform/session/oidc-sign-in.ts');
      const outcome = await signIn(returnUrl, controller.signal);
      if (outcome === 'given-up') setFailure(t(signInWords.signIn.givenUp));
      if (outcome !== 'signed-in') return;
      await welcome(queryClient);
      goTo(returnUrl);
    } catch (error) {
      // The popup may have completed the sign-in itself; this window then follows.
      if (isFailure(error) || !isSignedIn()) setFailure(signInFailure(error));
    } finally {
      setUnderway(undefined);
    }
  };

  // Over http browsers lack the functions that the sign-in needs.
  if (!window.isSecureContext)
    return (
      <BarePage title={t(signInWords.signIn.title)} message={t(signInWords.signIn.needsHttps)}>
        <PageTitle title={t(signInWords.signIn.title)} />
      </BarePage>
    );
  return (
    <BarePage title={t(signInWords.signIn.title)} message={t(signInWords.signIn.hint)}>
      <PageTitle title={t(signInWords.signIn.title)} />
      <Button size="md" fullWidth loading={underway !== undefined} onClick={() => void start()}>
        {t(signInWords.signIn.button)}
      </Button>
      {underway && (
        <Button variant="subtle" onClick={() => underway.abort()}>
          {t(uiWords.cancel)}
        </Button>
      )}
      {failure && (
        <>
          <p className={classes.failure} role="alert">
            <IconAlertTriangle size={18} aria-hidden />
            {failure}
          </p>
          <TextLink to="/logout">{t(signInWords.signOut)}</TextLink>
        </>
      )}
    </BarePage>
  );
};

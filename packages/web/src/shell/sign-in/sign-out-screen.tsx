import { Button } from '@mantine/core';
import { endSession } from '@portal/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../platform/calls/request.ts';
import { localStore } from '../../platform/device/storage.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { currentTokens, forgetTokens } from '../../platform/session/current-tokens.ts';
import type { Tokens } from '../../platform/session/tokens.ts';
import { forgetLocalWork, hasLocalWork } from '../../platform/unsaved/local-work.ts';
import { sweepStoredFiles } from '../../platform/unsaved/stored-files.ts';
import { TextLink } from '../../ui/page/links.tsx';
import { PageTitle } from '../../ui/page/page-header.tsx';
import { shellWords } from '../shell.words.ts';
import { BarePage } from './bare-page.tsx';
import { signInWords } from './sign-in.words.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The user chose to sign out, and was asked if something would be lost. */
    signsOut?: true;
  }
}

const NOTIFY_WITHIN_MS = 5_000;

/** Ends the session on the server; a failure does not prevent the sign-out. */
const endOnServer = async (tokens: Tokens | undefined): Promise<void> => {
  if (tokens === undefined) return;
  await send(endSession, {}, tokens, { signal: AbortSignal.timeout(NOTIFY_WITHIN_MS) }).catch(() => undefined);
};

/** Signs out here and at the provider, which redirects back to the sign-in. */
const SigningOut = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const tokens = currentTokens();
    // Before the other tabs are informed: a tab that still found tokens would renew them and sign the user in again.
    forgetTokens();
    forgetLocalWork(localStore);
    const leave = async (): Promise<void> => {
      await sweepStoredFiles({ isAll: true });
      // A user who returns here by the history is asked.
      await navigate({ to: '/logout', state: {}, replace: true });
      await endOnServer(tokens);
      const { signOut } = await import('../../platform/session/oidc-sign-in.ts');
      await signOut(tokens?.idToken);
    };
    // If the provider is unreachable or has no sign-out, the user is signed out here nevertheless.
    leave()
      .catch(() => navigate({ to: '/login', replace: true }))
      .finally(() => queryClient.clear());
  }, [queryClient, navigate]);

  return <BarePage title={t(signInWords.signOut)} message={t(signInWords.signingOut)} />;
};

/** Signs out a user who chose to; just opening this address, by the history or from another site, does not. */
export const SignOutScreen = () => {
  const { t } = useTranslation();
  const isChosen = useRouterState({ select: ({ location }) => location.state.signsOut === true });
  const [signsOut, setSignsOut] = useState(isChosen);
  return (
    <>
      <PageTitle title={t(signInWords.signOut)} />
      {signsOut ? (
        <SigningOut />
      ) : (
        <BarePage
          title={t(signInWords.signOut)}
          message={t(hasLocalWork(localStore) ? signInWords.signOutForgets : signInWords.signOutHint)}
        >
          <Button size="md" fullWidth onClick={() => setSignsOut(true)}>
            {t(signInWords.signOut)}
          </Button>
          <TextLink to="/">{t(shellWords.home.title)}</TextLink>
        </BarePage>
      )}
    </>
  );
};

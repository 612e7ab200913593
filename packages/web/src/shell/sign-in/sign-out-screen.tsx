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
    /** Somebody chose to sign out, and was asked where something would be lost. */
    signsOut?: true;
  }
}

const NOTIFY_WITHIN_MS = 5_000;

/** Tells the server that what was signed in here is over; one that does not answer keeps nobody from leaving. */
const endOnServer = async (tokens: Tokens | undefined): Promise<void> => {
  if (tokens === undefined) return;
  await send(endSession, {}, tokens, { signal: AbortSignal.timeout(NOTIFY_WITHIN_MS) }).catch(() => undefined);
};

/** Signs out here and at the provider, which leads back to the sign-in. */
const SigningOut = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const tokens = currentTokens();
    // Before the other tabs are told: one that finds tokens on its way out would renew them, and sign the person in again.
    forgetTokens();
    forgetLocalWork(localStore);
    const leave = async (): Promise<void> => {
      await sweepStoredFiles({ isAll: true });
      // Whoever comes back here by the history is asked.
      await navigate({ to: '/logout', state: {}, replace: true });
      await endOnServer(tokens);
      const { signOut } = await import('../../platform/session/oidc-sign-in.ts');
      await signOut(tokens?.idToken);
    };
    // A provider that cannot be reached, or has no sign-out, still leaves nobody signed in here.
    leave()
      .catch(() => navigate({ to: '/login', replace: true }))
      .finally(() => queryClient.clear());
  }, [queryClient, navigate]);

  return <BarePage title={t(signInWords.signOut)} message={t(signInWords.signingOut)} />;
};

/** Signs out whoever chose to; to be led to this address, by the history or by another site, is no choice yet. */
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

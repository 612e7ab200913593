import { endSession } from '@portal/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { goTo } from '../../platform/navigator.ts';
import { send } from '../../platform/request.ts';
import { currentTokens, forgetTokens } from '../../platform/session/current.ts';
import type { Tokens } from '../../platform/session/tokens.ts';
import { forgetLocalWork } from '../../platform/unsaved/local-work.ts';
import { PageTitle } from '../../ui/page/header.tsx';
import { BarePage } from './bare-page.tsx';

const TELL_WITHIN_MS = 5_000;

/** Tells the server that what was signed in here is over; one that does not answer keeps nobody from leaving. */
const endOnServer = async (tokens: Tokens | undefined): Promise<void> => {
  if (tokens === undefined) return;
  await send(endSession, {}, tokens, { signal: AbortSignal.timeout(TELL_WITHIN_MS) }).catch(() => undefined);
};

/** Signs out here and at the provider, which leads back to the sign-in. */
export const SignOutScreen = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const tokens = currentTokens();
    // Before the other tabs are told: one that finds tokens on its way out would renew them, and sign the person in again.
    forgetTokens();
    forgetLocalWork(localStorage);
    const leave = async (): Promise<void> => {
      await endOnServer(tokens);
      const { signOut } = await import('../../platform/session/oidc.ts');
      await signOut(tokens?.idToken);
    };
    // A provider that cannot be reached, or has no sign-out, still leaves nobody signed in here.
    leave()
      .catch(() => goTo('/login'))
      .finally(() => queryClient.clear());
  }, [queryClient]);

  return (
    <BarePage title={t('shell.signOut')} message={t('shell.signingOut')}>
      <PageTitle title={t('shell.signOut')} />
    </BarePage>
  );
};

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { goTo } from '../../platform/navigator.ts';
import { forgetTokens } from '../../platform/session/current.ts';
import { forgetLocalWork } from '../../platform/unsaved/local-work.ts';
import { PageTitle } from '../../ui/page/header.tsx';
import { BarePage } from './bare-page.tsx';

/** Signs out here and at the provider, which leads back to the sign-in. */
export const SignOutScreen = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    forgetLocalWork(localStorage);
    const leave = async (): Promise<void> => {
      const { signOut } = await import('../../platform/session/oidc.ts');
      await signOut();
    };
    // A provider that cannot be reached, or has no sign-out, still leaves nobody signed in here.
    leave()
      .catch(() => {
        forgetTokens();
        goTo('/login');
      })
      .finally(() => queryClient.clear());
  }, [queryClient]);

  return (
    <BarePage title={t('shell.signOut')} message={t('shell.signingOut')}>
      <PageTitle title={t('shell.signOut')} />
    </BarePage>
  );
};

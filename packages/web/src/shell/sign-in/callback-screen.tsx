import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { goTo } from '../../platform/navigator.ts';
import { PageTitle } from '../../ui/page/header.tsx';
import { TextLink } from '../../ui/page/links.tsx';
import { welcome } from './after.ts';
import { BarePage } from './bare-page.tsx';

/** Where a sign-in by redirect comes back to. */
export const CallbackScreen = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const begun = useRef(false);

  useEffect(() => {
    // The answer of the provider can be used once only, effects run twice in development.
    if (begun.current) return;
    begun.current = true;
    const finish = async (): Promise<void> => {
      const { finishSignIn } = await import('../../platform/session/oidc.ts');
      const returnUrl = await finishSignIn();
      await welcome(queryClient);
      goTo(returnUrl);
    };
    finish().catch((error: unknown) => setFailure(error instanceof Error ? error.message : t('ui.problem.unknown')));
  }, [queryClient, t]);

  return (
    <BarePage title={t('shell.signIn.title')} message={failure ?? t('ui.loading')}>
      <PageTitle title={t('shell.signIn.title')} />
      {failure !== undefined && (
        <TextLink to="/logout" role="alert">
          {t('shell.signOut')}
        </TextLink>
      )}
    </BarePage>
  );
};

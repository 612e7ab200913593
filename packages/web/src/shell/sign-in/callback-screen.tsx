import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { goTo } from '../../platform/navigator.ts';
import { begunSignIn } from '../../platform/session/callback.ts';
import { isSignedIn } from '../../platform/session/current-tokens.ts';
import { TextLink } from '../../ui/page/links.tsx';
import { PageTitle } from '../../ui/page/page-header.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { welcome } from './after.ts';
import { BarePage } from './bare-page.tsx';
import { signInWords } from './sign-in.words.ts';
import { signInFailure } from './sign-in-failure.ts';

/** The screen for the provider's answer to a sign-in that is completed in this window. */
export const CallbackScreen = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const begun = useRef(false);

  useEffect(() => {
    // The provider's answer can be used only once, and effects run twice in development.
    if (begun.current) return;
    begun.current = true;
    const finish = async (): Promise<void> => {
      // An answer that was used before, or opened from a bookmark.
      if (begunSignIn(location.search) === undefined) return navigate({ to: '/login', replace: true });
      const { finishSignIn } = await import('../../platform/session/oidc-sign-in.ts');
      const returnUrl = await finishSignIn();
      await welcome(queryClient);
      goTo(returnUrl);
    };
    finish().catch((error: unknown) => setFailure(signInFailure(error)));
  }, [queryClient, navigate]);

  return (
    <BarePage title={t(signInWords.signIn.title)} message={failure ?? t(uiWords.loading)}>
      <PageTitle title={t(signInWords.signIn.title)} />
      {failure !== undefined && (
        <TextLink to={isSignedIn() ? '/logout' : '/login'} role="alert">
          {isSignedIn() ? t(signInWords.signOut) : t(signInWords.signIn.button)}
        </TextLink>
      )}
    </BarePage>
  );
};

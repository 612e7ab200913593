import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isFailure } from '../platform/failure.ts';
import { FailureNote } from '../ui/failure-note.tsx';
import { TextLink } from '../ui/links.tsx';
import { PageTitle } from '../ui/page-header.tsx';
import { BarePage } from './bare-page.tsx';

type Props = { error: unknown };

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The page of a route that could not be shown. */
export const RouteFailure = ({ error }: Props) => {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <>
      <PageTitle title={t('ui.problem.title')} />
      <FailureNote error={errorOf(error)} onRetry={() => void router.invalidate()} />
    </>
  );
};

/** The same where not even the frame could be made, and for a person without an employee record. */
export const PortalFailure = ({ error }: Props) => {
  const { t } = useTranslation();
  if (isFailure(error, 'not-signed-in') || (isFailure(error) && error.status === 503)) return null;
  if (!isFailure(error, 'employee-not-registered'))
    return (
      <main>
        <RouteFailure error={error} />
      </main>
    );
  return (
    <BarePage title={t('shell.notRegistered')} message={error.message}>
      <PageTitle title={t('shell.notRegistered')} />
      <TextLink to="/logout">{t('shell.signOut')}</TextLink>
    </BarePage>
  );
};

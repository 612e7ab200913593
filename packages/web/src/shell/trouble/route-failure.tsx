import { useMatch, useMatches, useRouter } from '@tanstack/react-router';
import { isFailure, messageOf, unreachable } from '../../platform/calls/failure.ts';
import { knownConfig } from '../../platform/config.ts';
import { failureWords } from '../../platform/failure.words.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { TextLink } from '../../ui/page/links.tsx';
import { PageTitle } from '../../ui/page/page-header.tsx';
import { AreaLayout } from '../frame/area-layout.tsx';
import { shellWords } from '../shell.words.ts';
import { BarePage } from '../sign-in/bare-page.tsx';
import { signInWords } from '../sign-in/sign-in.words.ts';
import { isMissingPart, serverAnswers } from './missing-part.ts';

type Props = { error: unknown };

const errorOf = (thrown: unknown): Error => {
  if (isMissingPart(thrown)) return unreachable();
  return thrown instanceof Error ? thrown : new Error(String(thrown));
};

/** Code that failed to load is not requested again by the same page, so the page is reloaded. */
const reloadPage = async (): Promise<void> => {
  if (await serverAnswers()) location.reload();
};

const Failure = ({ error }: Props) => {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <>
      <PageTitle title={t(failureWords.title)} />
      <FailureNote
        error={errorOf(error)}
        onRetry={() => void (isMissingPart(error) ? reloadPage() : router.invalidate())}
      />
    </>
  );
};

/** Shown when a route failed to load; if a whole area is missing, in place of the area. */
export const RouteFailure = ({ error }: Props) => {
  const { id } = useMatch({ strict: false });
  const isArea = useMatches({ select: (matches) => matches[1]?.id === id });
  const failure = <Failure error={error} />;
  return isArea ? <AreaLayout>{failure}</AreaLayout> : failure;
};

/** The same without the frame, and for a user without an employee record. */
export const PortalFailure = ({ error }: Props) => {
  const { t } = useTranslation();
  // A redirect is in progress, unless the settings could not be loaded.
  const isRedirecting = isFailure(error) && error.status === 503 && knownConfig() !== undefined;
  if (isFailure(error, 'not-signed-in') || isRedirecting) return null;
  if (!isFailure(error, 'employee-not-registered'))
    return (
      <main>
        <Failure error={error} />
      </main>
    );
  return (
    <BarePage title={t(shellWords.notRegistered)} message={messageOf(error)}>
      <PageTitle title={t(shellWords.notRegistered)} />
      <TextLink to="/logout">{t(signInWords.signOut)}</TextLink>
    </BarePage>
  );
};

import { type LinkProps, Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isRefusal, messageOf } from '../../../platform/calls/failure.ts';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { notifyError } from '../../../ui/dialog/toast-notify.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { isForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { casePageWords } from './case-page.words.ts';

/** Shows that the permission is missing and redirects to the start page (rules/safety.md#cases). */
export const ForbiddenRedirect = () => {
  useEffect(() => notifyError(problemMessage('no-permission')), []);
  return <Navigate to="/esms" replace />;
};

type Props = { error: Error; onRetry: () => void; list: Pick<LinkProps, 'to'> };

/** Shows a refusal in a dialog that closes to the list; a temporary failure can be retried. */
export const CaseFailure = ({ error, onRetry, list }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (isForbidden(error)) return <ForbiddenRedirect />;
  if (!isRefusal(error)) return <FailureNote error={error} onRetry={onRetry} />;
  return (
    <AlertDialog
      title={t(casePageWords.failed)}
      message={messageOf(error)}
      onClose={() => void navigate({ ...list, replace: true })}
    />
  );
};

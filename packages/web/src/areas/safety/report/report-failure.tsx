import { useNavigate } from '@tanstack/react-router';
import { isRefusal, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { reportTextsWords } from './report-texts.words.ts';

type Props = { error: Error; onRetry: () => void };

/**
 * A temporary failure can be retried; a refusal is shown in a dialog that closes to the start page
 * (rules/safety.md#who-sees-a-report).
 */
export const ReportFailure = ({ error, onRetry }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (!isRefusal(error)) return <FailureNote error={error} onRetry={onRetry} />;
  return (
    <AlertDialog
      title={t(reportTextsWords.failed)}
      message={messageOf(error)}
      onClose={() => void navigate({ to: '/esms', replace: true })}
    />
  );
};

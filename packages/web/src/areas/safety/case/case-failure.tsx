import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { isRefusal, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { isNobodys } from '../../../ui/page/led-away.ts';
import { LedAway } from './case-led-away.tsx';
import { casePageWords } from './case-page.words.ts';

type Props = { error: Error; onRetry: () => void; list: Pick<LinkProps, 'to'> };

/** What is not there is told, and the way leads to the list; what may pass on its own is offered again. */
export const CaseFailure = ({ error, onRetry, list }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (isNobodys(error)) return <LedAway />;
  if (!isRefusal(error)) return <FailureNote error={error} onRetry={onRetry} />;
  return (
    <AlertDialog
      title={t(casePageWords.failed)}
      message={messageOf(error)}
      onClose={() => void navigate({ ...list, replace: true })}
    />
  );
};

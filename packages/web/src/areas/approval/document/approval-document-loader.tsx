import type { ApprovalDocument } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isRefusal, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { documentThroughQuery } from './approval-document.queries.ts';
import { approvalPaperWords } from './approval-document.words.ts';

type AlertProps = { message: string; onClose: () => void };

/** Says which act on a document failed. */
export const DocumentAlertDialog = (props: AlertProps) => {
  const { t } = useTranslation();
  return <AlertDialog title={t(approvalPaperWords.alertTitle)} {...props} />;
};

type Props = {
  id: number;
  linkedDocId?: number | undefined;
  /** Where to redirect when it is refused. */
  onRefused?: (() => void) | undefined;
  children: (document: ApprovalDocument) => ReactNode;
};

/** Shows a document once it is loaded; it is fetched again on focus, so that a turn shows soon. */
export const DocumentLoader = ({ id, linkedDocId, onRefused, children }: Props) => {
  const query = useQuery({
    ...documentThroughQuery(id, linkedDocId),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  return (
    <HeldRecord
      result={query}
      failure={(error) => <DocumentFailure error={error} onRetry={() => void query.refetch()} onRefused={onRefused} />}
    >
      {children}
    </HeldRecord>
  );
};

type FailureProps = {
  error: Error;
  onRetry: () => void;
  /** Where to redirect when it is refused; by default to the approval entry (rules/approval.md#who-sees-a-document). */
  onRefused?: (() => void) | undefined;
};

/** A temporary failure can be retried; a refusal is shown, then redirects. */
export const DocumentFailure = ({ error, onRetry, onRefused }: FailureProps) => {
  const navigate = useNavigate();
  if (!isRefusal(error)) return <FailureNote error={error} onRetry={onRetry} />;
  const leave = onRefused ?? (() => void navigate({ to: '/approval', replace: true }));
  return <DocumentAlertDialog message={messageOf(error)} onClose={leave} />;
};

import { useNavigate } from '@tanstack/react-router';
import { isRefusal, messageOf } from '../../../platform/calls/failure.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { DocumentAlertDialog } from './approval-alert-dialog.tsx';

type Props = {
  error: Error;
  onRetry: () => void;
  /** Where one goes whom it is refused; without it to the approval entry (rules/approval.md#who-sees-a-document). */
  onRefused?: (() => void) | undefined;
};

/** What may pass on its own is offered again; a refusal is told, and leads away. */
export const ViewFailure = ({ error, onRetry, onRefused }: Props) => {
  const navigate = useNavigate();
  if (!isRefusal(error)) return <FailureNote error={error} onRetry={onRetry} />;
  const leave = onRefused ?? (() => void navigate({ to: '/approval', replace: true }));
  return <DocumentAlertDialog message={messageOf(error)} onClose={leave} />;
};

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { isRefusal, messageOf } from '../../platform/calls/failure.ts';
import { problemMessage } from '../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { holdsUnsavedWork, unsavedWorkEnds } from '../../platform/unsaved/unsaved-work.ts';
import { AlertDialog } from '../dialog/alert.tsx';
import { formWords } from '../form/form.words.ts';
import { RecordSkeleton } from './record-skeleton.tsx';

/** Says once why the record can no longer be read, and that the typed text stays and can be copied. */
const LostDialog = ({ reason }: { reason: string }) => {
  const { t } = useTranslation();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <AlertDialog
      title={t(formWords.lost.title)}
      message={`${reason} ${t(formWords.lost.stays)}`}
      onClose={() => setDismissed(true)}
    />
  );
};

type Props<R> = {
  /** The latest query result of the record. */
  result: { data: R | undefined; error: Error | null };
  /** Whether the page is for this user; their part of the record may be on another page. */
  isReader?: (record: R) => boolean;
  /** Redirects users for whom the page is not. */
  whenMissing?: ReactNode;
  failure: (error: Error) => ReactNode;
  children: (record: R) => ReactNode;
};

/**
 * Shows a record that is refetched while it is open. When the user loses the right to it, it is hidden; text typed in
 * it stays until it is saved or discarded, with a message that the record is lost. The end of the session removes
 * nothing.
 */
export const HeldRecord = <R,>({ result: query, isReader = () => true, whenMissing, failure, children }: Props<R>) => {
  const { data, error } = query;
  const [last, setLast] = useState<R>();
  const isWriting = useSyncExternalStore(unsavedWorkEnds.subscribe, holdsUnsavedWork);
  const isLost = isRefusal(error) || (data !== undefined && !isReader(data));
  if (!isLost && data !== last) setLast(() => data);
  const held = isWriting ? last : undefined;
  const record = isLost ? held : data;
  if (record !== undefined)
    return (
      <>
        {isLost && <LostDialog reason={(error && messageOf(error)) ?? problemMessage('no-permission')} />}
        {children(record)}
      </>
    );
  if (isLost && !error) return whenMissing;
  return error ? failure(error) : <RecordSkeleton />;
};

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { isRefusal, messageOf } from '../../platform/calls/failure.ts';
import { problemMessage } from '../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { holdsUnsavedWork, unsavedWorkEnds } from '../../platform/unsaved/unsaved-work.ts';
import { AlertDialog } from '../dialog/alert.tsx';
import { formWords } from '../form/form.words.ts';
import { RecordSkeleton } from './record-skeleton.tsx';

/** Tells once why what one writes in can be read no more, and that what is written stays to be copied. */
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
  /** The record as it was last asked for. */
  asked: { data: R | undefined; error: Error | null };
  /** Whether its page is for this person, whose part of it may be told elsewhere alone. */
  isReader?: (record: R) => boolean;
  /** What leads away whom the page is not for. */
  away?: ReactNode;
  failure: (error: Error) => ReactNode;
  children: (record: R) => ReactNode;
};

/**
 * Shows a record that is asked for again while it is shown. Whoever lost the right to it reads on no more; what somebody
 * is writing in it stays until it is saved, taken back or given up, and it is told that the record is lost. A session that
 * ended takes nothing away.
 */
export const HeldRecord = <R,>({ asked, isReader = () => true, away, failure, children }: Props<R>) => {
  const { data, error } = asked;
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
  if (isLost && !error) return away;
  return error ? failure(error) : <RecordSkeleton />;
};

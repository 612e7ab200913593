import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CopyOffer } from '../../../../ui/form/copy/offer.tsx';
import type { WordsOf } from '../../../../ui/form/differences.tsx';
import { RecordPanel } from '../../../../ui/form/record/panel.tsx';
import { useDirty } from '../../../../ui/form/state.ts';
import type { CopiedForm } from '../copied.ts';
import { Ended, LeftWords } from './notices.tsx';
import type { Refusal } from './writes.ts';
import { useTellWritten } from './written.tsx';

type Props<Values extends FieldValues> = {
  saving: CopiedForm<Values>;
  refusal: Refusal | undefined;
  label: string;
  confirmLabel?: string;
  wordsOf: WordsOf<Values>;
  /** Stands beside the act while it may be done. */
  beside?: ReactNode;
  /** What stands there once nothing can be saved, where nothing was typed. */
  reading: ReactNode;
  children: ReactNode;
};

/**
 * A form in a tab of a case. What somebody typed stays there, whatever the case becomes meanwhile, and what was left on this
 * device is shown again; they are told that it can no longer be saved.
 */
export const CasePanel = <Values extends FieldValues>(props: Props<Values>) => {
  const { refusal, beside, reading, children, ...panel } = props;
  const { saving, wordsOf } = panel;
  const { form, busy, copy } = saving;
  const dirty = useDirty(form);
  useTellWritten(dirty);
  // What is being saved may be what changes the status.
  const ended = busy ? undefined : refusal;
  const discard = (): void => {
    saving.takeStored();
    form.restart(form.base());
  };
  if (ended === undefined)
    return (
      <>
        <CopyOffer copy={copy} />
        <RecordPanel {...panel} beside={beside}>
          {children}
        </RecordPanel>
      </>
    );
  return (
    <>
      <LeftWords saving={saving} wordsOf={wordsOf} />
      {dirty ? (
        <RecordPanel {...panel} ended={<Ended refusal={ended} onDiscard={discard} />}>
          {children}
        </RecordPanel>
      ) : (
        reading
      )}
    </>
  );
};

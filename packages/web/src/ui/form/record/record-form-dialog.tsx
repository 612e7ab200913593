import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../platform/i18n.ts';
import type { WordsOf } from '../differences.tsx';
import { formWords } from '../form.words.ts';
import type { Difference } from '../form-definition.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useDirty } from '../form-state.ts';
import { type RecordSaving, recordNotice } from './record-form-notice.tsx';

type Props<Values extends FieldValues> = {
  saving: RecordSaving<Values>;
  title: string;
  /** By default register or change. */
  confirmLabel?: string;
  ready?: boolean;
  /** Something outside the form's fields was changed, such as a photo. */
  dirty?: boolean;
  wordsOf?: WordsOf<Values>;
  /** Differences outside the form's fields. */
  besides?: readonly Difference[];
  stop?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog that creates or changes a record. */
export const RecordDialog = <Values extends FieldValues>(props: Props<Values>) => {
  const { saving, title, confirmLabel, ready = true, dirty = false, besides, stop, wordsOf, onClose, children } = props;
  const { form, busy, isNew, save } = saving;
  const { t } = useTranslation();
  const changed = useDirty(form);
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel ?? t(isNew ? formWords.save.create : formWords.save.change)}
      dirty={changed || dirty}
      busy={busy}
      ready={ready}
      conflict={recordNotice({ saving, wordsOf, besides, onClose })}
      stop={stop}
      onConfirm={save}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
};

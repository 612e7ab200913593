import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../platform/i18n.ts';
import type { WordsOf } from '../differences.tsx';
import classes from '../form.module.css';
import { formWords } from '../form.words.ts';
import { Notice } from '../form-notice.tsx';
import { useDirty, useErrors } from '../form-state.ts';
import { Summary } from '../summary.tsx';
import { useLeaveGuard } from '../unsaved-guard.ts';
import { type RecordSaving, recordNotice } from './record-form-notice.tsx';
import { useTried } from './record-save.ts';

type Props<Values extends FieldValues> = {
  label: string;
  saving: RecordSaving<Values>;
  wordsOf?: WordsOf<Values>;
  /** By default register or change. */
  confirmLabel?: string;
  /** Shown next to the submit button, such as a cancel button. */
  extra?: ReactNode;
  /** Why the record can no longer be saved; replaces the conflict. */
  ended?: ReactNode;
  children: ReactNode;
};

/** A form within a page that creates or changes a record. */
export const RecordPanel = <Values extends FieldValues>(props: Props<Values>) => {
  const { label, saving, wordsOf, confirmLabel, extra, ended, children } = props;
  const { form, busy, isNew, mayRepeat, save } = saving;
  const { t } = useTranslation();
  const dirty = useDirty(form);
  const errors = useErrors(form);
  const isRight = Object.keys(errors).length === 0;
  const { wasTried, tried } = useTried(isRight, busy);
  useLeaveGuard(dirty, t(formWords.leave.leaving));
  const notice = ended || recordNotice({ saving, wordsOf, onClose: () => form.restart(form.base()) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
    tried();
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit}>
      {notice}
      {!notice && wasTried && !isRight && (
        <Notice title={t(formWords.page.wrong)}>
          <Summary form={form} errors={errors} messages={[]} />
        </Notice>
      )}
      <div inert={busy}>{children}</div>
      <div className={classes.panelFooter}>
        {extra}
        <Button type="submit" disabled={Boolean(notice) || (!dirty && !isNew && !mayRepeat)} loading={busy}>
          {confirmLabel ?? t(isNew ? formWords.save.create : formWords.save.change)}
        </Button>
      </div>
    </form>
  );
};

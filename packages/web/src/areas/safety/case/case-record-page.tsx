import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../platform/i18n.ts';
import { CopyOffer, LocalCopyNote } from '../../../ui/form/copy/local-copy-notes.tsx';
import type { WordsOf } from '../../../ui/form/differences.tsx';
import { formWords } from '../../../ui/form/form.words.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { useDirty, useErrors } from '../../../ui/form/form-state.ts';
import { recordNotice } from '../../../ui/form/record/record-form-notice.tsx';
import { useTried } from '../../../ui/form/record/record-save.ts';
import { Summary } from '../../../ui/form/summary.tsx';
import { useLeaveGuard } from '../../../ui/form/unsaved-guard.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import classes from './case.module.css';
import type { CopiedForm } from './case-form.ts';
import { casePageWords } from './case-page.words.ts';

type Props<Values extends FieldValues> = {
  saving: CopiedForm<Values>;
  title: string;
  /** Shown above the title. */
  over?: ReactNode;
  wordsOf: WordsOf<Values>;
  /** Enough is filled in to try. */
  ready?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** A record made or changed on a page of its own: its acts in the header, notices, and its fields. */
export const RecordPage = <Values extends FieldValues>(props: Props<Values>) => {
  const { saving, title, over, wordsOf, ready = true, onCancel, children } = props;
  const { form, busy, isNew, save, copy } = saving;
  const { t } = useTranslation();
  const phone = usePhone();
  const dirty = useDirty(form);
  const errors = useErrors(form);
  const isRight = Object.keys(errors).length === 0;
  const { wasTried, tried } = useTried(isRight, busy);
  const { mayLeave } = useLeaveGuard(dirty, t(casePageWords.leave), { onLeave: copy.abandon, sending: busy });
  const notice = recordNotice({ saving, wordsOf, onClose: () => form.restart(form.base()) });
  const cancel = async (): Promise<void> => {
    if (await mayLeave()) onCancel();
  };
  const submit = (): void => {
    save();
    tried();
  };
  const actions = (
    <div className={classes.actions}>
      <Button variant="default" disabled={busy} onClick={() => void cancel()}>
        {t(uiWords.cancel)}
      </Button>
      <Button disabled={!ready || Boolean(notice) || (!dirty && !isNew)} loading={busy} onClick={submit}>
        {t(isNew ? formWords.save.create : formWords.save.change)}
      </Button>
    </div>
  );
  return (
    <>
      <PageHeader
        sticky
        title={title}
        over={over}
        meta={<LocalCopyNote status={copy.status} />}
        actions={!phone && actions}
      />
      <CopyOffer copy={copy} />
      {notice}
      {!notice && wasTried && !isRight && (
        <Notice title={t(formWords.page.wrong)}>
          <Summary form={form} errors={errors} messages={[]} />
        </Notice>
      )}
      <div inert={busy}>{children}</div>
      {phone && <ActionBar label={title}>{actions}</ActionBar>}
    </>
  );
};

import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { formWords } from '../../../ui/form/form.words.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { type Form, useDirty, useErrors } from '../../../ui/form/form-state.ts';
import { useTried } from '../../../ui/form/record/record-save.ts';
import { Summary } from '../../../ui/form/summary.tsx';
import { useLeaveGuard } from '../../../ui/form/unsaved-guard.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import classes from './document-form-page.module.css';

type Props = {
  title: string;
  /** Shown above the title. */
  over?: ReactNode;
  form: Pick<Form<never>, 'idOf' | 'subscribe' | 'shown'> & {
    definition: { fields: readonly string[]; labelOf(field: string): string };
  };
  busy: boolean;
  /** The verb of the act. */
  act: string;
  ready?: boolean;
  /** A notice or a decision that comes first, shown instead of the problems. */
  notice?: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A page with a short form: its button in the header, on a phone in a bar below; the problems; the fields. */
export const DocumentFormPage = (props: Props) => {
  const { title, over, form, busy, act, ready = true, notice, onSubmit, onCancel, children } = props;
  const { t } = useTranslation();
  const phone = usePhone();
  const id = useId();
  const dirty = useDirty(form);
  const errors = useErrors(form);
  const isRight = Object.keys(errors).length === 0;
  const { wasTried, tried } = useTried(isRight, busy);
  const { mayLeave } = useLeaveGuard(dirty || busy, t(formWords.leave.leaving), { sending: busy });
  const cancel = async (): Promise<void> => {
    if (await mayLeave()) onCancel();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!ready || busy) return;
    onSubmit();
    tried();
  };
  const actions = (
    <div className={classes.actions}>
      <Button variant="default" disabled={busy} onClick={() => void cancel()}>
        {t(uiWords.cancel)}
      </Button>
      <Button type="submit" form={id} disabled={!ready} loading={busy}>
        {act}
      </Button>
    </div>
  );
  return (
    <>
      <PageHeader sticky title={title} over={over} actions={!phone && actions} />
      {notice ||
        (wasTried && !isRight && (
          <Notice title={t(formWords.page.wrong)}>
            <Summary form={form} errors={errors} messages={[]} />
          </Notice>
        ))}
      <form id={id} noValidate aria-label={title} className={classes.sheet} onSubmit={submit}>
        {children}
      </form>
      {phone && <ActionBar label={title}>{actions}</ActionBar>}
    </>
  );
};

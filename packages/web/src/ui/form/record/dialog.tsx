import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Difference } from '../definition.ts';
import { FormDialog } from '../dialog.tsx';
import { DifferenceTable, differencesOf, type WordsOf } from '../differences.tsx';
import { Notice } from '../notice.tsx';
import { type Form, useDirty, useValues } from '../state.ts';
import classes from '../styles.module.css';

type Saving<Values extends FieldValues> = {
  form: Form<Values>;
  busy: boolean;
  isNew: boolean;
  stored: Values | undefined;
  gone: string | undefined;
  save: () => void;
  takeStored: () => void;
};

type ConflictProps<Values extends FieldValues> = Pick<Saving<Values>, 'form' | 'save' | 'takeStored'> & {
  stored: Values;
  wordsOf: WordsOf<Values>;
  besides: readonly Difference[];
};

/** Somebody was faster: what differs, and whose is to stand. */
const Conflict = <Values extends FieldValues>(props: ConflictProps<Values>) => {
  const { form, stored, wordsOf, besides, save, takeStored } = props;
  const { t } = useTranslation();
  const differences = [...differencesOf(useValues(form), stored, form.definition, wordsOf), ...besides];
  return (
    <Notice title={t('form.conflict.title')}>
      <p className={classes.sentence}>{t('form.conflict.message')}</p>
      {differences.length > 0 && <DifferenceTable place="dialog" differences={differences} />}
      <Group gap="xs">
        <Button onClick={save}>{t('form.conflict.keepMine')}</Button>
        <Button variant="default" onClick={takeStored}>
          {t('form.conflict.takeStored')}
        </Button>
      </Group>
    </Notice>
  );
};

/** Somebody deleted the record meanwhile: what was typed stays to be read until the person closes it. */
const Gone = ({ message, onClose }: { message: string; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Notice title={t('form.save.changeFailed', { message })}>
      <p className={classes.sentence}>{t('form.save.gone')}</p>
      <Button onClick={onClose}>{t('form.save.discard')}</Button>
    </Notice>
  );
};

type Props<Values extends FieldValues> = {
  saving: Saving<Values>;
  title: string;
  /** Left out: it is registered or changed. */
  confirmLabel?: string;
  ready?: boolean;
  /** Something that is no field of the form was changed, such as a photo. */
  dirty?: boolean;
  wordsOf?: WordsOf<Values>;
  /** In what that differs. */
  besides?: readonly Difference[];
  stop?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog in which one record is made or changed. */
export const RecordDialog = <Values extends FieldValues>(props: Props<Values>) => {
  const {
    saving,
    title,
    confirmLabel,
    ready = true,
    dirty = false,
    besides = [],
    stop,
    wordsOf = (field, values) => String(get(values, field)),
    onClose,
    children,
  } = props;
  const { form, busy, isNew, stored, gone, save, takeStored } = saving;
  const { t } = useTranslation();
  const changed = useDirty(form);
  const conflict = stored && <Conflict {...{ form, stored, wordsOf, besides, save, takeStored }} />;
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel ?? t(isNew ? 'form.save.create' : 'form.save.change')}
      dirty={changed || dirty}
      busy={busy}
      ready={ready}
      conflict={gone === undefined ? conflict : <Gone message={gone} onClose={onClose} />}
      stop={stop}
      onConfirm={save}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
};

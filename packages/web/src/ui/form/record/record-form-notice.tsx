import { Button, Group } from '@mantine/core';
import { type FieldValues, get } from 'react-hook-form';
import { useTranslation } from '../../../platform/i18n.ts';
import { DifferenceTable, differencesOf, type WordsOf } from '../differences.tsx';
import classes from '../form.module.css';
import { formWords } from '../form.words.ts';
import type { Difference } from '../form-definition.ts';
import { Notice } from '../form-notice.tsx';
import { type Form, useValues } from '../form-state.ts';

/** A form of a record with the saving of it. */
export type RecordSaving<Values extends FieldValues> = {
  form: Form<Values>;
  busy: boolean;
  isNew: boolean;
  mayRepeat: boolean;
  stored: Values | undefined;
  deletedMessage: string | undefined;
  save: () => void;
  takeStored: () => void;
};

type ConflictProps<Values extends FieldValues> = Pick<RecordSaving<Values>, 'form' | 'save' | 'takeStored'> & {
  stored: Values;
  wordsOf: WordsOf<Values>;
  besides: readonly Difference[];
};

/** Somebody else saved first: shows the differences and asks which version to use. */
const Conflict = <Values extends FieldValues>(props: ConflictProps<Values>) => {
  const { form, stored, wordsOf, besides, save, takeStored } = props;
  const { t } = useTranslation();
  const differences = [...differencesOf(useValues(form), stored, form.definition, wordsOf), ...besides];
  return (
    <Notice title={t(formWords.conflict.title)}>
      <p className={classes.sentence}>{t(formWords.conflict.message)}</p>
      {differences.length > 0 && <DifferenceTable place="dialog" differences={differences} />}
      <Group gap="xs">
        <Button onClick={save}>{t(formWords.conflict.keepMine)}</Button>
        <Button variant="default" onClick={takeStored}>
          {t(formWords.conflict.takeStored)}
        </Button>
      </Group>
    </Notice>
  );
};

/** Somebody else deleted the record: what was typed stays visible until the user closes the form. */
const Deleted = ({ message, onClose }: { message: string; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Notice title={t(formWords.save.changeFailed, { message })}>
      <p className={classes.sentence}>{t(formWords.save.deleted)}</p>
      <Button onClick={onClose}>{t(formWords.save.discard)}</Button>
    </Notice>
  );
};

type Props<Values extends FieldValues> = {
  saving: RecordSaving<Values>;
  wordsOf?: WordsOf<Values> | undefined;
  /** Differences outside the form's fields. */
  besides?: readonly Difference[] | undefined;
  /** Discards what was typed. */
  onClose: () => void;
};

/**
 * The conflict to resolve before the record can be saved: it was changed or deleted by somebody else. Undefined
 * otherwise.
 */
export const recordNotice = <Values extends FieldValues>(props: Props<Values>) => {
  const { saving, besides = [], onClose } = props;
  const { form, stored, deletedMessage, save, takeStored } = saving;
  const wordsOf = props.wordsOf ?? ((field: string, values: Values) => String(get(values, field)));
  if (deletedMessage !== undefined) return <Deleted message={deletedMessage} onClose={onClose} />;
  return stored && <Conflict {...{ form, stored, wordsOf, besides, save, takeStored }} />;
};

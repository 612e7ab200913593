import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactTable } from '../table/facts.tsx';
import { FormNotice } from './notice.tsx';
import classes from './styles.module.css';
import { differingFields, type FieldOf, type FormValues } from './values.ts';

/** How the fields of a form are called, and how their values are told. */
export type FieldWords<Form extends FormValues> = {
  labelOf: (field: FieldOf<Form>) => string;
  wordsOf: (field: FieldOf<Form>, form: Form) => string;
};

/** Something that is no field of the form and differs too, such as a photo. */
export type Difference = { key: string; label: string; mine: ReactNode; stored: ReactNode };

type Props<Form extends FormValues> = FieldWords<Form> & {
  mine: Form;
  stored: Form;
  besides?: readonly Difference[];
  onKeepMine: () => void;
  onTakeStored: () => void;
};

/** Somebody was faster: what differs, and whose is to stand. */
export const FormConflict = <Form extends FormValues>(props: Props<Form>) => {
  const { mine, stored, besides = [], labelOf, wordsOf, onKeepMine, onTakeStored } = props;
  const { t } = useTranslation();
  const differences = [
    ...differingFields(mine, stored).map(
      (field): Difference => ({
        key: field,
        label: labelOf(field),
        mine: wordsOf(field, mine) || t('adminForm.conflict.nothing'),
        stored: wordsOf(field, stored) || t('adminForm.conflict.nothing'),
      }),
    ),
    ...besides,
  ];
  return (
    <FormNotice title={t('adminForm.conflict.title')}>
      <p className={classes.sentence}>{t('adminForm.conflict.message')}</p>
      {differences.length > 0 && (
        <div className={classes.differences}>
          <FactTable
            label={t('adminForm.conflict.differences')}
            wraps
            columns={[
              { key: 'field', header: t('adminForm.conflict.field'), cell: ({ label }) => label, heads: true },
              { key: 'mine', header: t('adminForm.conflict.mine'), cell: (row) => row.mine },
              { key: 'stored', header: t('adminForm.conflict.stored'), cell: (row) => row.stored },
            ]}
            rows={differences}
            idOf={({ key }) => key}
          />
        </div>
      )}
      <Group gap="xs">
        <Button onClick={onKeepMine}>{t('adminForm.conflict.keepMine')}</Button>
        <Button variant="default" onClick={onTakeStored}>
          {t('adminForm.conflict.takeStored')}
        </Button>
      </Group>
    </FormNotice>
  );
};

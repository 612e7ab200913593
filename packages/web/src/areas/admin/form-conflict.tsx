import { Alert, Button, Group, Table } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './form.module.css';
import { differingFields, type FieldOf, type FormValues } from './form-values.ts';

/** How the fields of a form are called, and how their values are told. */
export type FieldWords<Form extends FormValues> = {
  labelOf: (field: FieldOf<Form>) => string;
  wordsOf: (field: FieldOf<Form>, form: Form) => string;
};

type Props<Form extends FormValues> = FieldWords<Form> & {
  mine: Form;
  stored: Form;
  onKeepMine: () => void;
  onTakeStored: () => void;
};

/** Somebody was faster: what differs, and whose is to stand. */
export const FormConflict = <Form extends FormValues>(props: Props<Form>) => {
  const { mine, stored, labelOf, wordsOf, onKeepMine, onTakeStored } = props;
  const { t } = useTranslation();
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('adminForm.conflict.title')}
      styles={{ body: { minWidth: 0 } }}
    >
      <p className={classes.sentence}>{t('adminForm.conflict.message')}</p>
      <Table.ScrollContainer minWidth={360} mb="sm">
        <Table withTableBorder aria-label={t('adminForm.conflict.differences')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminForm.conflict.field')}</Table.Th>
              <Table.Th>{t('adminForm.conflict.mine')}</Table.Th>
              <Table.Th>{t('adminForm.conflict.stored')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differingFields(mine, stored).map((field) => (
              <Table.Tr key={field}>
                <Table.Th scope="row">{labelOf(field)}</Table.Th>
                <Table.Td>{wordsOf(field, mine) || t('adminForm.conflict.nothing')}</Table.Td>
                <Table.Td>{wordsOf(field, stored) || t('adminForm.conflict.nothing')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group gap="xs">
        <Button onClick={onKeepMine}>{t('adminForm.conflict.keepMine')}</Button>
        <Button variant="default" onClick={onTakeStored}>
          {t('adminForm.conflict.takeStored')}
        </Button>
      </Group>
    </Alert>
  );
};

import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './form.module.css';

type Props = { message: string; onClose: () => void };

/** Somebody deleted the record meanwhile: what was typed stays to be read until the person closes it. */
export const FormGone = ({ message, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('adminForm.save.changeFailed', { message })}
    >
      <p className={classes.sentence}>{t('adminForm.save.gone')}</p>
      <Button onClick={onClose}>{t('adminForm.save.discard')}</Button>
    </Alert>
  );
};

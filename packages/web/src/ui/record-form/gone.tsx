import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormNotice } from './notice.tsx';
import classes from './styles.module.css';

type Props = { message: string; onClose: () => void };

/** Somebody deleted the record meanwhile: what was typed stays to be read until the person closes it. */
export const FormGone = ({ message, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <FormNotice title={t('adminForm.save.changeFailed', { message })}>
      <p className={classes.sentence}>{t('adminForm.save.gone')}</p>
      <Button onClick={onClose}>{t('adminForm.save.discard')}</Button>
    </FormNotice>
  );
};

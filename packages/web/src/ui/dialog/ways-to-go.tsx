import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './ways-to-go.module.css';

type Props = {
  message: ReactNode;
  confirmLabel: string;
  safeLabel: string;
  danger?: boolean;
  onChoose: (way: 'safe' | 'confirmed' | undefined) => void;
};

/** A question with three answers: to stay, to go, and to go with nothing lost, which has the focus. */
export const WaysToGo = ({ message, confirmLabel, safeLabel, danger = false, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Text size="sm">{message}</Text>
      <div className={classes.ways}>
        <Button variant="default" onClick={() => onChoose(undefined)}>
          {t('ui.cancel')}
        </Button>
        <Button variant="light" {...(danger ? { color: 'red' } : {})} onClick={() => onChoose('confirmed')}>
          {confirmLabel}
        </Button>
        <Button data-autofocus data-confirms onClick={() => onChoose('safe')}>
          {safeLabel}
        </Button>
      </div>
    </>
  );
};

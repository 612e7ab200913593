import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { isFailure } from '../../platform/failure.ts';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './failure-note.module.css';

type Props = { error: Error; onRetry?: () => void };

/** What went wrong in place of what was to be shown: the message, the request's number, a way to try again. */
export const FailureNote = ({ error, onRetry }: Props) => {
  const { t } = useTranslation();
  const requestId = isFailure(error) ? error.requestId : undefined;
  return (
    <div className={classes.note} role="alert">
      <p className={classes.title}>
        <IconAlertTriangle size={18} aria-hidden />
        {t('ui.problem.title')}
      </p>
      <p>{isFailure(error) ? error.message : t('ui.problem.unknown')}</p>
      {requestId && (
        <p className={classes.request}>
          {t('ui.requestId')} <code>{requestId}</code>
        </p>
      )}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
};

import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { isFailure, messageOf } from '../../platform/calls/failure.ts';
import { failureWords } from '../../platform/failure.words.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import classes from './failure-note.module.css';
import { useRetryWhenOnline } from './retry-when-online.ts';

type Props = {
  error: Error;
  /** Called by the button, and automatically from time to time while the server is unreachable. */
  onRetry?: () => void;
};

/** Shown when content failed to load: the message, the request id, a retry button. */
export const FailureNote = ({ error, onRetry }: Props) => {
  const { t } = useTranslation();
  const failure = isFailure(error) ? error : undefined;
  useRetryWhenOnline(failure?.code === 'unreachable', () => onRetry?.());
  return (
    <div className={classes.note} role="alert">
      <p className={classes.title}>
        <IconAlertTriangle size={18} aria-hidden />
        {t(failureWords.title)}
      </p>
      <p>{messageOf(error)}</p>
      {failure?.requestId && (
        <p className={classes.request}>
          {t(uiWords.requestId)} <code>{failure.requestId}</code>
        </p>
      )}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          {t(uiWords.retry)}
        </Button>
      )}
    </div>
  );
};

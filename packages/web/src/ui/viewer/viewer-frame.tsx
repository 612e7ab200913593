import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isFailure, messageOf } from '../../platform/calls/failure.ts';
import { failureWords } from '../../platform/failure.words.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import classes from './frame.module.css';

type Props = {
  tools?: ReactNode;
  /** Next to the content, or over it where there is no room. */
  panel?: ReactNode;
  /** A failure to load more while the file stays visible. */
  failure?: Error | undefined;
  onRetry?: () => void;
  children: ReactNode;
};

/** The common frame of all viewers: tools above, content below, and failures between them. */
export const ViewerFrame = ({ tools, panel, failure, onRetry, children }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.frame}>
      {tools && <div className={classes.tools}>{tools}</div>}
      {failure && (
        <div className={classes.failure} role="alert">
          <IconAlertTriangle size={16} aria-hidden />
          <span>{isFailure(failure) ? messageOf(failure) : t(failureWords.unknown)}</span>
          <Button size="compact-sm" variant="default" leftSection={<IconRefresh size={14} />} onClick={onRetry}>
            {t(uiWords.retry)}
          </Button>
        </div>
      )}
      <div className={classes.body}>
        {panel}
        <div className={classes.stage}>{children}</div>
      </div>
    </div>
  );
};

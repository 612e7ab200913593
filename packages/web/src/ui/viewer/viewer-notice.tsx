import { Button } from '@mantine/core';
import { IconDownload, type IconFile, IconFileUnknown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './notice.module.css';
import { viewerWords } from './viewer.words.ts';

type Props = {
  message: string;
  hint?: string;
  icon?: typeof IconFile;
  isAlert?: boolean;
  onDownload?: (() => void) | undefined;
  children?: ReactNode;
};

/** Instead of a file that cannot be shown: why, and what can be done. */
export const ViewerNotice = ({ message, hint, icon: Icon = IconFileUnknown, isAlert, onDownload, children }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.notice} role={isAlert ? 'alert' : 'status'}>
      <Icon size={40} stroke={1.25} aria-hidden />
      <p className={classes.message}>{message}</p>
      {hint && <p>{hint}</p>}
      {children}
      {onDownload && (
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={onDownload}>
          {t(viewerWords.download)}
        </Button>
      )}
    </div>
  );
};

import { Button, FileButton, Progress } from '@mantine/core';
import { IconFileSpreadsheet, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formatBytes } from '../files/drop-limits.ts';
import { uiWords } from '../ui.words.ts';
import classes from './sheet.module.css';
import { sheetWords } from './sheet.words.ts';
import { SHEET_EXTENSION, type SheetUpload } from './sheet-upload.ts';

type Props = {
  upload: SheetUpload;
  disabled: boolean;
  /** What the file is for, if a screen has several. */
  label?: string;
  onRecheck?: () => void;
};

const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches(':disabled') === true;
};

/** The spreadsheet that is chosen, and the ways to another one. */
export const ChosenSheet = ({ upload, disabled, label, onRecheck = () => upload.recheck() }: Props) => {
  const { t } = useTranslation();
  const { file, sending } = upload;
  const choose = t(file ? sheetWords.chooseOther : sheetWords.choose);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!disabled) return;
    // After an import or a refusal the focus moves here, where the next file is chosen.
    return () => {
      if (isFocusLost()) button.current?.focus({ preventScroll: true });
    };
  }, [disabled]);
  return (
    <div className={classes.file}>
      <FileButton
        accept={`.${SHEET_EXTENSION}`}
        disabled={disabled}
        onChange={(file) => upload.choose(file ? [file] : [])}
      >
        {(props) => (
          <Button
            {...props}
            ref={button}
            data-autofocus
            variant="default"
            disabled={disabled}
            aria-label={label === undefined ? undefined : `${choose} (${label})`}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          >
            {choose}
          </Button>
        )}
      </FileButton>
      <span className={classes.fileName}>{file ? `${file.name} (${formatBytes(file.size)})` : t(sheetWords.none)}</span>
      {sending?.dryRun && (
        <Button variant="subtle" size="xs" onClick={upload.cancel}>
          {t(uiWords.cancel)}
        </Button>
      )}
      {file && !sending && !upload.summary && (
        <Button variant="subtle" size="xs" leftSection={<IconRefresh size={14} aria-hidden />} onClick={onRecheck}>
          {t(sheetWords.checkAgain)}
        </Button>
      )}
    </div>
  );
};

/** The progress of the upload. */
export const SheetProgress = ({ upload: { file, sending } }: Pick<Props, 'upload'>) => {
  const { t } = useTranslation();
  return (
    sending && (
      <div role="status">
        {t(sending.dryRun ? sheetWords.checking : sheetWords.taking)}
        <Progress
          mt={4}
          value={sending.share * 100}
          size={4}
          aria-label={t(sheetWords.progress, { name: file?.name ?? '' })}
        />
      </div>
    )
  );
};

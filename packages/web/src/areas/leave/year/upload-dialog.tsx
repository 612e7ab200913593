import { Button, FileButton, NativeSelect, Progress } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/frame.tsx';
import { formatBytes } from '../../../ui/files/drop-limits.ts';
import { useFileTarget } from '../../../ui/files/target.ts';
import form from '../../../ui/form/styles.module.css';
import { saveLeaveTemplate } from './api.ts';
import { uploadYears } from './choices.ts';
import { useFileSaving } from './saving.ts';
import classes from './styles.module.css';
import { type LeaveUpload, SHEET_EXTENSION, useLeaveUpload } from './upload.ts';
import { VacationUploadOutcome } from './upload-outcome.tsx';

const YearAndTemplate = ({ upload, disabled }: { upload: LeaveUpload; disabled: boolean }) => {
  const { t } = useTranslation();
  const { saving, start } = useFileSaving(() => saveLeaveTemplate(upload.year));
  return (
    <div className={classes.start}>
      <NativeSelect
        label={t('leave.year.year')}
        disabled={disabled}
        data={uploadYears().map((year) => ({ value: String(year), label: t('leave.year.yearOf', { year }) }))}
        value={String(upload.year)}
        onChange={(event) => upload.chooseYear(Number(event.currentTarget.value))}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={saving}
        onClick={() => void start()}
      >
        {t('leave.yearForm.upload.template')}
      </Button>
    </div>
  );
};

const ChosenFile = ({ upload, disabled }: { upload: LeaveUpload; disabled: boolean }) => {
  const { t } = useTranslation();
  const { file, sending } = upload;
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
            data-autofocus
            variant="default"
            disabled={disabled}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          >
            {t(file ? 'leave.yearForm.upload.chooseOther' : 'leave.yearForm.upload.choose')}
          </Button>
        )}
      </FileButton>
      <span className={classes.fileName}>
        {file ? `${file.name} (${formatBytes(file.size)})` : t('leave.yearForm.upload.none')}
      </span>
      {sending?.dryRun && (
        <Button variant="subtle" size="xs" onClick={upload.cancel}>
          {t('ui.cancel')}
        </Button>
      )}
      {file && !sending && !upload.summary && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={upload.checkAgain}
        >
          {t('leave.yearForm.upload.checkAgain')}
        </Button>
      )}
    </div>
  );
};

/** Takes the total days of a year out of a spreadsheet: what it would do stands here before it is done. */
const VacationUploadDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const upload = useLeaveUpload(onClose);
  const { summary, sending } = upload;
  const taking = sending?.dryRun === false;
  const target = useFileTarget((files) => {
    if (!taking) upload.choose(files);
  });
  const close = (): void => {
    if (!taking) onClose();
  };
  return (
    <Dialog title={t('leave.yearForm.upload.title')} size={720} closeOnClickOutside={false} onClose={close}>
      <div className={classes.upload} {...target}>
        <YearAndTemplate upload={upload} disabled={taking} />
        <p className={classes.hint}>{t('leave.yearForm.upload.hint')}</p>
        <ChosenFile upload={upload} disabled={taking} />
        {sending && (
          <div role="status">
            {t(sending.dryRun ? 'leave.yearForm.upload.checking' : 'leave.yearForm.upload.taking')}
            <Progress
              mt={4}
              value={sending.share * 100}
              size={4}
              aria-label={t('leave.yearForm.upload.progress', { name: upload.file?.name ?? '' })}
            />
          </div>
        )}
        <VacationUploadOutcome upload={upload} />
      </div>
      <div className={form.footer}>
        <Button variant="default" disabled={taking} onClick={close}>
          {t('ui.close')}
        </Button>
        <Button disabled={summary === undefined && !taking} loading={taking} onClick={() => void upload.upload()}>
          {t('leave.yearForm.upload.button')}
        </Button>
      </div>
    </Dialog>
  );
};

export default VacationUploadDialog;

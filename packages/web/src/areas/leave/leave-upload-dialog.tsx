import { Button, NativeSelect } from '@mantine/core';
import { downloadLeaveTemplate, importLeaveTotals, type LeaveImportSummary } from '@portal/contract/leave';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminKeys } from '../../platform/admin-keys.ts';
import { download } from '../../platform/files/download.ts';
import { upload } from '../../platform/files/file-upload.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog-frame.tsx';
import { useFileTarget } from '../../ui/files/target.ts';
import form from '../../ui/form/form.module.css';
import { SheetOutcome } from '../../ui/sheet/outcome.tsx';
import { useFileSaving } from '../../ui/sheet/saving.ts';
import { sheetWords } from '../../ui/sheet/sheet.words.ts';
import { ChosenSheet, SheetProgress } from '../../ui/sheet/sheet-chosen.tsx';
import { type SheetSending, useSheetUpload } from '../../ui/sheet/sheet-upload.ts';
import { uiWords } from '../../ui/ui.words.ts';
import classes from './leave-year.module.css';
import { leaveYearWords } from './leave-year.words.ts';
import { thisYear, uploadYears } from './leave-year-search.ts';

const saveLeaveTemplate = (year: number): Promise<void> => download(downloadLeaveTemplate, { params: { year } });

const sendLeaveTotals = ({ year, file, run, ...rest }: SheetSending & { year: number }): Promise<LeaveImportSummary> =>
  upload(importLeaveTotals, { params: { year }, query: run, files: [file], ...rest });

type YearProps = { year: number; disabled: boolean; onYear: (year: number) => void };

const YearAndTemplate = ({ year, disabled, onYear }: YearProps) => {
  const { t } = useTranslation();
  const { saving, start } = useFileSaving(() => saveLeaveTemplate(year));
  return (
    <div className={classes.start}>
      <NativeSelect
        label={t(leaveYearWords.year)}
        disabled={disabled}
        data={uploadYears().map((year) => ({ value: String(year), label: t(leaveYearWords.yearOf, { year }) }))}
        value={String(year)}
        onChange={(event) => onYear(Number(event.currentTarget.value))}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={saving}
        onClick={() => void start()}
      >
        {t(leaveYearWords.form.upload.template)}
      </Button>
    </div>
  );
};

const sendingOf = (year: number) => (sending: SheetSending) => sendLeaveTotals({ year, ...sending });

/** Imports the total days of a year from a spreadsheet, with a preview. */
export const LeaveUploadDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [year, setYear] = useState(thisYear());
  const upload = useSheetUpload({
    send: sendingOf(year),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
      onClose();
    },
  });
  const { summary, sending } = upload;
  const taking = sending?.dryRun === false;
  const target = useFileTarget((files) => {
    if (!taking) upload.choose(files);
  });
  const close = (): void => {
    if (!taking) onClose();
  };
  const chooseYear = (next: number): void => {
    setYear(next);
    upload.recheck(sendingOf(next));
  };
  return (
    <Dialog title={t(leaveYearWords.form.upload.title)} size={720} closeOnClickOutside={false} onClose={close}>
      <div className={classes.upload} {...target}>
        <YearAndTemplate year={year} disabled={taking} onYear={chooseYear} />
        <p className={classes.hint}>{t(leaveYearWords.form.upload.hint)}</p>
        <ChosenSheet upload={upload} disabled={taking} />
        <SheetProgress upload={upload} />
        <SheetOutcome upload={upload} />
      </div>
      <div className={form.footer}>
        <Button variant="default" disabled={taking} onClick={close}>
          {t(uiWords.close)}
        </Button>
        <Button disabled={summary === undefined && !taking} loading={taking} onClick={() => void upload.upload()}>
          {t(sheetWords.button)}
        </Button>
      </div>
    </Dialog>
  );
};

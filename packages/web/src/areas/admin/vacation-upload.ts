import type { LeaveImportSummary } from '@portal/contract/admin';
import type { ProblemBody } from '@portal/contract/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFailure } from '../../platform/failure.ts';
import { extensionOf } from '../../ui/file-drop-limits.ts';
import { notifyError, notifySuccess } from '../../ui/notify.ts';
import { adminKeys } from './admin-keys.ts';
import { sendLeaveTotals } from './vacation.api.ts';
import { thisYear } from './vacation-years.ts';

/** What is sent of a spreadsheet, and what came of it. */
type Outcome = {
  /** What the upload will do, once the file was looked through. */
  summary?: LeaveImportSummary;
  message?: string;
  rowErrors?: NonNullable<ProblemBody['errors']>;
};

export const SHEET_EXTENSION = 'xlsx';

/**
 * The upload of total days: a chosen file is first looked through for its year, and only what was found good is taken.
 * The file stays chosen whatever goes wrong.
 */
export const useLeaveUpload = (onDone: () => void) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [year, setYear] = useState(thisYear());
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [sending, setSending] = useState<{ dryRun: boolean; share: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (chosen: File, ofYear: number, dryRun: boolean): Promise<LeaveImportSummary | undefined> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setOutcome({});
    setSending({ dryRun, share: 0 });
    const onProgress = (share: number): void => {
      if (running.current === controller) setSending({ dryRun, share });
    };
    try {
      const { signal } = controller;
      const summary = await sendLeaveTotals({ year: ofYear, file: chosen, dryRun, onProgress, signal });
      return controller.signal.aborted ? undefined : summary;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      const reason = isFailure(error) ? error.message : t('ui.problem.unknown');
      const message = t('adminForm.vacation.upload.failed', { message: reason });
      setOutcome({ message, rowErrors: isFailure(error) ? error.errors : [] });
      if (!dryRun) notifyError(message);
      return undefined;
    } finally {
      if (running.current === controller) setSending(undefined);
    }
  };
  const check = async (chosen: File, ofYear: number): Promise<void> => {
    const summary = await send(chosen, ofYear, true);
    if (summary) setOutcome({ summary });
  };
  return {
    year,
    file,
    ...outcome,
    sending,
    chooseYear: (next: number): void => {
      setYear(next);
      if (file) void check(file, next);
    },
    choose: (chosen: File | null): void => {
      if (chosen === null) return;
      if (extensionOf(chosen.name) === SHEET_EXTENSION) {
        setFile(chosen);
        void check(chosen, year);
      } else setOutcome({ ...outcome, message: t('adminForm.vacation.upload.wrongType', { name: chosen.name }) });
    },
    checkAgain: (): void => {
      if (file) void check(file, year);
    },
    cancel: (): void => running.current?.abort(),
    upload: async (): Promise<void> => {
      if (file === undefined || !(await send(file, year, false))) return;
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
      notifySuccess(t('adminForm.vacation.upload.done'));
      onDone();
    },
  };
};

export type LeaveUpload = ReturnType<typeof useLeaveUpload>;

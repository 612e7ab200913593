import type { ProblemBody } from '@portal/contract/kernel';
import type { LeaveImportSummary } from '@portal/contract/leave';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { isFailure } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { extensionOf } from '../../../ui/files/drop-limits.ts';
import { notifyError, notifySuccess } from '../../../ui/toast/notify.ts';
import { sendLeaveTotals } from './api.ts';
import { thisYear } from './choices.ts';

type Errors = NonNullable<ProblemBody['errors']>;

/** What is sent of a spreadsheet, and what came of it. */
type Outcome = {
  /** What the upload will do, once the file was looked through. */
  summary?: LeaveImportSummary;
  message?: string;
  rowErrors?: Errors;
};

export const SHEET_EXTENSION = 'xlsx';

/** `row 7` of a problem's path is the seventh row of the sheet; what names none is wrong with the file itself. */
export const rowOf = (path: string): number | undefined => {
  const [, row] = /^row (\d+)$/.exec(path) ?? [];
  return row === undefined ? undefined : Number(row);
};

/** Why it was refused: the one thing that is wrong with the file itself is the reason, and no row is to be looked for. */
const reasonOf = (message: string, errors: Errors): { reason: string; rowErrors: Errors } => {
  const [first, ...more] = errors;
  return first && more.length === 0 && rowOf(first.path) === undefined
    ? { reason: first.message, rowErrors: [] }
    : { reason: message, rowErrors: errors };
};

/**
 * The upload of total days: a chosen file is first looked through for its year, and only what was found good is taken.
 * The file stays chosen whatever goes wrong with it; one that cannot be taken at all takes the place of an earlier one.
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
      const { reason, rowErrors } = isFailure(error)
        ? reasonOf(error.message, error.errors)
        : { reason: t('ui.problem.unknown'), rowErrors: [] };
      const message = t('leave.yearForm.upload.failed', { message: reason });
      setOutcome({ message, rowErrors });
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
  const refuse = (message: string): void => {
    running.current?.abort();
    setFile(undefined);
    setOutcome({ message: t('leave.yearForm.upload.failed', { message }) });
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
    choose: ([chosen, ...more]: readonly File[]): void => {
      if (chosen === undefined) return;
      if (more.length > 0) refuse(t('leave.yearForm.upload.onlyOne'));
      else if (extensionOf(chosen.name) !== SHEET_EXTENSION)
        refuse(t('leave.yearForm.upload.wrongType', { name: chosen.name }));
      else {
        setFile(chosen);
        void check(chosen, year);
      }
    },
    checkAgain: (): void => {
      if (file) void check(file, year);
    },
    cancel: (): void => running.current?.abort(),
    upload: async (): Promise<void> => {
      if (file === undefined || !(await send(file, year, false))) return;
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
      notifySuccess(t('leave.yearForm.upload.done'));
      onDone();
    },
  };
};

export type LeaveUpload = ReturnType<typeof useLeaveUpload>;

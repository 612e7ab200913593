import type { SheetRun } from '@portal/contract/kernel';
import { useEffect, useRef, useState } from 'react';
import { isFailure, messageOf } from '../../platform/calls/failure.ts';
import { failureWords } from '../../platform/failure.words.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notifyError, notifySuccess } from '../dialog/toast-notify.ts';
import { extensionOf } from '../files/drop-limits.ts';
import { type RowErrors, reasonOf, refusalWords } from './refusal.ts';
import { sheetWords } from './sheet.words.ts';

export const SHEET_EXTENSION = 'xlsx';

/** The number of rows by result of an import, and its basis. */
export type SheetSummary = {
  rows: number;
  added: number;
  changed: number;
  removed?: number;
  unchanged: number;
  basis?: string;
};

/** The state of an upload. */
type Outcome = {
  /** The preview, after the dry run. */
  summary?: SheetSummary;
  message?: string;
  rowErrors?: RowErrors;
};

export type SheetSending = {
  file: File;
  /** A dry run, or the import with the basis of the dry run. */
  run: SheetRun;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

type Options = {
  send: (sending: SheetSending) => Promise<SheetSummary>;
  /** The import is done; queries with its data must be invalidated. */
  onDone: () => void;
};

/**
 * Uploads a spreadsheet: a chosen file is first checked by a dry run, and imported only if it is valid. The file stays
 * chosen after a failure; a file that is refused at once still replaces the previous one.
 */
export const useSheetUpload = ({ send, onDone }: Options) => {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [sending, setSending] = useState<{ dryRun: boolean; share: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** It is not chosen any longer. */
  const refuse = (message: string): void => {
    running.current?.abort();
    setFile(undefined);
    setOutcome({ message });
  };
  /** Runs a dry run of the file; `message` stays visible until the import. */
  const check = async (chosen: File, how = send, message?: string): Promise<void> => {
    const summary = await attempt(chosen, { dryRun: true, wantsBasis: true }, how);
    if (summary) setOutcome({ summary, ...(message !== undefined && { message }) });
  };
  const attempt = async (chosen: File, run: SheetRun, how: Options['send']): Promise<SheetSummary | undefined> => {
    const dryRun = run.dryRun === true;
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setOutcome({});
    setSending({ dryRun, share: 0 });
    const onProgress = (share: number): void => {
      if (running.current === controller) setSending({ dryRun, share });
    };
    try {
      const summary = await how({ file: chosen, run, onProgress, signal });
      return signal.aborted ? undefined : summary;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (isFailure(error, 'changed-meanwhile')) {
        await check(chosen, how, t(sheetWords.changed));
        return undefined;
      }
      if (isFailure(error, 'file-changed')) {
        refuse(t(refusalWords(dryRun, error), { message: messageOf(error) }));
        return undefined;
      }
      const { reason, rowErrors } = isFailure(error)
        ? reasonOf(messageOf(error), error.errors)
        : { reason: t(failureWords.unknown), rowErrors: [] };
      const message = t(refusalWords(dryRun, error), { message: reason });
      setOutcome({ message, rowErrors });
      if (!dryRun) notifyError(message);
      return undefined;
    } finally {
      if (running.current === controller) setSending(undefined);
    }
  };
  return {
    file,
    ...outcome,
    sending,
    choose: ([chosen, ...more]: readonly File[]): void => {
      if (chosen === undefined) return;
      if (more.length > 0) refuse(t(sheetWords.onlyOne));
      else if (extensionOf(chosen.name) !== SHEET_EXTENSION)
        refuse(t(sheetWords.refused, { message: t(sheetWords.wrongType, { name: chosen.name }) }));
      else {
        setFile(chosen);
        void check(chosen);
      }
    },
    /** Runs the dry run again, with other options if these have changed. */
    recheck: (how?: Options['send']): void => {
      if (file) void check(file, how);
    },
    cancel: (): void => running.current?.abort(),
    upload: async (): Promise<void> => {
      if (file === undefined || outcome.summary === undefined) return;
      const { basis } = outcome.summary;
      if (!(await attempt(file, basis === undefined ? {} : { basis }, send))) return;
      setFile(undefined);
      notifySuccess(t(sheetWords.done));
      onDone();
    },
  };
};

export type SheetUpload = ReturnType<typeof useSheetUpload>;

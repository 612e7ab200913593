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

/** How many rows an upload does what with, and on the basis of what. */
export type SheetSummary = {
  rows: number;
  added: number;
  changed: number;
  removed?: number;
  unchanged: number;
  basis?: string;
};

/** What is sent of a spreadsheet, and what came of it. */
type Outcome = {
  /** What the upload will do, once the file was looked through. */
  summary?: SheetSummary;
  message?: string;
  rowErrors?: RowErrors;
};

export type SheetSending = {
  file: File;
  /** Looked through, or taken on the basis that was told. */
  run: SheetRun;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

type Options = {
  send: (sending: SheetSending) => Promise<SheetSummary>;
  /** The sheet was taken; whatever shows its figures is stale. */
  onDone: () => void;
};

/**
 * The upload of a spreadsheet: a chosen file is first looked through, and only what was found good is taken. The file
 * stays chosen whatever goes wrong with it; one that cannot be taken at all takes the place of an earlier one.
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
  /** Looks through the file; what is told besides stays until it is taken. */
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
    /** Looks through the chosen file anew; in another way where what it is for has changed. */
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

import { type Report, reportFileLimits } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { knownFailure } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import type { Form } from '../../../ui/form/form-state.ts';
import type { FilesState } from '../../../ui/form/page/draft-files.ts';
import { useDraft } from '../../../ui/form/page/use-draft.ts';
import { isSubmitted } from '../report/report.queries.ts';
import { safetyKeys } from '../safety.queries.ts';
import { changeCalls, draftCalls, withFilesRemovedFirst } from './report-form.queries.ts';
import { reportFormWords } from './report-form.words.ts';
import { notWritableCodes } from './report-form-definition.ts';
import { checkDraft, checkSubmission } from './values/report-form-check.ts';
import { bodyOf, formOf, type ReportForm } from './values/report-form-values.ts';

type Given = {
  form: Form<ReportForm>;
  files: FilesState;
  /** The draft or the report that is being edited; undefined for a new one. */
  report: Report | undefined;
  version: RefObject<number | undefined>;
  /** A submitted report is changed, so saving requires all fields. */
  isChange?: boolean;
  onDraft?: (id: number) => void;
  onSaved: (report: Report) => unknown;
  onSavedAndStay?: (report: Report) => void;
  onSubmitted?: (report: Report) => unknown;
};

/** Fetches what is stored now; fails if it can no longer be changed. */
const readToWrite = async (id: number, isChange: boolean): Promise<Report> => {
  const stored = await draftCalls.read(id);
  const code = isChange ? (stored.can.change ?? 'no-permission') : isSubmitted(stored) ? 'wrong-status' : true;
  if (code !== true) throw knownFailure(code);
  return stored;
};

/** Saving a report as a draft, submitting it, or changing one that was. */
export const useReportFlow = (given: Given) => {
  const { form, files, report } = given;
  /** Until what can no longer be changed becomes a draft of its own. */
  const isChange = useRef(given.isChange === true);
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const filesFault = () =>
    files.stored.length + files.current().items.length > reportFileLimits.maxFiles
      ? [{ path: 'files', code: 'too-many', limit: reportFileLimits.maxFiles } as const]
      : [];
  const checkComplete = () => [...checkSubmission(form.current()), ...filesFault()];
  const flow = useDraft({
    form,
    files,
    version: given.version,
    draft: report,
    calls: withFilesRemovedFirst(
      { ...draftCalls, update: (...change) => (isChange.current ? changeCalls : draftCalls).update(...change) },
      () => files.current().removedIds,
    ),
    formOf,
    bodyOf,
    bodyToSubmit: bodyOf,
    checkDraft: () => (isChange.current ? checkComplete() : [...checkDraft(form.current()), ...filesFault()]),
    checkSubmission: checkComplete,
    closedCodes: notWritableCodes,
    readToWrite: (id) => readToWrite(id, isChange.current),
    confirmSubmission: ({ isConfidential }) =>
      confirm({
        title: t(reportFormWords.confirm.title),
        message: t(isConfidential ? reportFormWords.confirm.confidential : reportFormWords.confirm.open),
        confirmLabel: t(reportFormWords.submit),
      }),
    filesFailedMessage: (why, count) => {
      const saved = t(isChange.current ? reportFormWords.kept.change : reportFormWords.kept.draft);
      return `${saved} ${t(why === 'failed' ? reportFormWords.filesFailed : reportFormWords.filesRefused, { count })}`;
    },
    onSeen: (stored) => {
      queryClient.setQueryData(safetyKeys.report(stored.id), stored);
      for (const queryKey of [safetyKeys.counts, safetyKeys.list, safetyKeys.drafts])
        void queryClient.invalidateQueries({ queryKey });
    },
    onDraft: (id) => given.onDraft?.(id),
    onSaved: given.onSaved,
    onSavedAndStay: (stored) => given.onSavedAndStay?.(stored),
    onSubmitted: (stored) => given.onSubmitted?.(stored),
    waitsForNetwork: { isSent: isSubmitted },
  });
  return {
    ...flow,
    saveAsNew: (): Promise<void> => {
      isChange.current = false;
      return flow.saveAsNew();
    },
  };
};

export type ReportFlow = ReturnType<typeof useReportFlow>;

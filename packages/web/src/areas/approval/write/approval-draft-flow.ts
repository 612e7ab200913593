import { type ApprovalDocument, checkDraft, checkSubmission } from '@portal/contract/approval';
import type { FieldProblem } from '@portal/contract/kernel';
import { checkBalance, checkFree, leaveDaysByYear, type VacationBody } from '@portal/contract/leave';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import type { Form } from '../../../ui/form/form-state.ts';
import type { FilesState } from '../../../ui/form/page/draft-files.ts';
import { useDraft } from '../../../ui/form/page/use-draft.ts';
import { identityKeys, useMe } from '../../identity/index.ts';
import { approvalKeys } from '../document/approval-document.queries.ts';
import { approvalFormWords } from '../form/approval-form.words.ts';
import { notWritableCodes } from '../form/approval-form-definition.ts';
import { bodyOf, bodyToSubmit, type DocumentForm, formOf } from '../form/approval-form-values.ts';
import { leaveDaysQuery, leaveStatusQuery } from '../vacation/vacation.queries.ts';
import { documentCalls, readToWrite } from './approval-form-calls.ts';

/** Days that are taken and more leave than the balance, as far as the loaded data shows; the server decides. */
const checkLeave = (queryClient: QueryClient, vacation: VacationBody | null | undefined): FieldProblem[] => {
  if (!vacation) return [];
  const years = [...leaveDaysByYear(vacation.periods).keys()];
  const taken = years.flatMap((year) => queryClient.getQueryData(leaveDaysQuery(year).queryKey) ?? []);
  const known = years.flatMap((year) => queryClient.getQueryData(leaveStatusQuery(year).queryKey) ?? []);
  return [...checkFree(vacation, taken), ...checkBalance(vacation, known)];
};

type Options = {
  form: Form<DocumentForm>;
  files: FilesState;
  draft: ApprovalDocument | undefined;
  version: RefObject<number | undefined>;
  onDraft: (id: number) => void;
  onSaved: () => unknown;
  onSavedAndStay: () => void;
  onSubmitted: (document: ApprovalDocument) => unknown;
};

/** Saving and submitting a document from its form. */
export const useDraftFlow = (options: Options) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const queryClient = useQueryClient();
  return useDraft({
    ...options,
    calls: documentCalls,
    formOf,
    bodyOf,
    bodyToSubmit,
    checkDraft,
    checkSubmission: (body) => [...checkSubmission(body, employee.id), ...checkLeave(queryClient, body.vacation)],
    closedCodes: notWritableCodes,
    readToWrite: (id) => readToWrite(id, 'editDraft'),
    confirmSubmission: ({ selfApprove }) => {
      const kind = selfApprove ? 'complete' : 'submit';
      const label = t(approvalFormWords[kind]);
      return confirm({ title: label, message: t(approvalFormWords.confirm[kind]), confirmLabel: label });
    },
    filesFailedMessage: (why, count) =>
      t(why === 'failed' ? approvalFormWords.filesFailed : approvalFormWords.filesRefused, { count }),
    onSeen: (document) => {
      queryClient.setQueryData(approvalKeys.document(document.id), document);
      void queryClient.invalidateQueries({ queryKey: approvalKeys.counts });
      void queryClient.invalidateQueries({ queryKey: ['approval', 'list'] });
      if (document.vacation === null) return;
      void queryClient.invalidateQueries({ queryKey: approvalKeys.leave });
      void queryClient.invalidateQueries({ queryKey: identityKeys.me });
    },
  });
};

export type DraftFlow = ReturnType<typeof useDraftFlow>;

import {
  categoryOf,
  DEFAULT_DUE_DAYS,
  DEFAULT_NORMAL_TYPE,
  type DocumentPaper,
  keptTitle,
} from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import type { Day } from '@portal/contract/kernel';
import { bodyOf, type DocumentForm } from '../write/form.ts';

/** The document as it would be if it were saved now. What is attached has names only, so it is told beside the document. */
export const previewOf = (form: DocumentForm, content: string, drafter: Person, today: Day): DocumentPaper => ({
  id: 0,
  docNo: null,
  title: keptTitle(bodyOf(form)),
  content,
  normalType: form.normalType ?? DEFAULT_NORMAL_TYPE,
  category: categoryOf(form.categoryId),
  status: 'Draft',
  drafter,
  approvalDate: today,
  submittedAt: null,
  completedAt: null,
  dueDate: null,
  dueDays: form.dueDays === '' ? DEFAULT_DUE_DAYS : form.dueDays,
  decidesArbitrarily: form.selfApprove,
  comment: form.comment.trim() === '' ? null : form.comment,
  lines: form.lines.map((line, place) => ({
    ...line,
    id: place + 1,
    action: null,
    actionDate: null,
    comment: null,
    pastActs: [],
    handedOverFrom: null,
  })),
  referrers: form.referrers.map((referrer) => ({ ...referrer, addedById: drafter.id })),
  attachedDocs: [],
  attachedFiles: [],
  vacation: form.vacation && { ...form.vacation, contract: form.vacation.contract ?? null },
  annualLeaveInfo: null,
  annualLeaveByYear: [],
  resubmissionOf: form.resubmissionOf,
  canceledDate: null,
  cancellationReason: null,
  version: 1,
  contentVersion: 1,
});

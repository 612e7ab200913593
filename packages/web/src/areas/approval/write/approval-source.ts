import type { ApprovalDocument } from '@portal/contract/approval';
import type { Copying } from '../view/approval-view-search.ts';
import type { DocumentForm } from './approval-form-form.ts';

export type WriteSource = { how: Copying; id: number; docNo: string | null; hadFiles: boolean };

/** What the form began from; of a rewritten one the link is kept with it, so that it is known also when it is opened again. */
export const sourceOf = (
  { resubmissionOf }: Pick<DocumentForm, 'resubmissionOf'>,
  copied: Pick<ApprovalDocument, 'id' | 'docNo' | 'attachedFiles'> | undefined,
): WriteSource | undefined => {
  const hadFiles = copied !== undefined && copied.attachedFiles.length > 0;
  if (resubmissionOf) return { how: 'rewrite', ...resubmissionOf, hadFiles };
  return copied && { how: 'recent', id: copied.id, docNo: copied.docNo, hadFiles };
};

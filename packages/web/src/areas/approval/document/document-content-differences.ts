import type { ApprovalDocument } from '@portal/contract/approval';
import type { AttachedFile } from '@portal/contract/kernel';
import { translate } from '../../../platform/i18n.ts';
import { formatBytes } from '../../../ui/files/drop-limits.ts';
import type { Difference } from '../../../ui/form/form-definition.ts';
import { approvalViewWords } from '../view/approval-view.words.ts';
import { formOf } from '../write/approval-form-form.ts';
import { documentDifferences } from '../write/conflict-difference.ts';

const namesOf = (files: readonly AttachedFile[]): string =>
  files.map(({ name, size }) => `${name} (${formatBytes(size)})`).join(', ');

/** Files that went, and files that came: one that was replaced by another of the same name is both. */
const fileDifferences = ({ attachedFiles: read }: ApprovalDocument, { attachedFiles: now }: ApprovalDocument) => {
  const without = (files: readonly AttachedFile[], others: readonly AttachedFile[]) =>
    files.filter(({ id }) => others.every((other) => other.id !== id));
  const [removed, added] = [without(read, now), without(now, read)];
  if (removed.length + added.length === 0) return [];
  return [{ key: 'files', label: translate(approvalViewWords.files), mine: namesOf(removed), stored: namesOf(added) }];
};

/** What of a document changed since it was read, field by field, with its files. */
export const contentDifferences = (read: ApprovalDocument, now: ApprovalDocument): Difference[] => [
  ...documentDifferences(formOf(read), formOf(now)),
  ...fileDifferences(read, now),
];

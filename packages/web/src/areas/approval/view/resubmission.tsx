import type { ApprovalDocument } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { recentDocumentWords } from '../recent/recent-document.words.ts';

/** The document this one takes the place of; a link for its drafter, the others may not be allowed to read it. */
export const ViewResubmission = ({ document }: { document: ApprovalDocument }) => {
  const { t } = useTranslation();
  const { resubmissionOf, can } = document;
  if (resubmissionOf === null) return null;
  const words = t(recentDocumentWords.resubmission, { docNo: resubmissionOf.docNo ?? '-' });
  if (can.copy !== true) return <span>{words}</span>;
  return (
    <TextLink to="/approval/documents/view/$id" params={{ id: String(resubmissionOf.id) }}>
      {words}
    </TextLink>
  );
};

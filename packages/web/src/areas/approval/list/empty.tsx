import type { DocumentList } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import type { EmptyWords } from '../../../ui/list/empty.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { approvalListWords } from './approval-list.words.ts';

/** The lists that fill when one writes something oneself. */
const filledByWriting: ReadonlySet<DocumentList> = new Set(['draft', 'in-progress', 'submitted']);

/** Why there is nothing in a list and what to do about it. */
export const useEmptyWords = (list: DocumentList): EmptyWords => {
  const { t } = useTranslation();
  return {
    message: t(approvalListWords.empty[list]),
    hint: t(approvalListWords.emptyHint[list]),
    action: filledByWriting.has(list) && (
      <ButtonLink variant="default" to="/approval">
        {t(approvalListWords.write)}
      </ButtonLink>
    ),
    noMatch: { message: t(approvalListWords.noMatch), hint: t(approvalListWords.noMatchHint) },
    pageGone: t(approvalListWords.pageGone),
  };
};

import type { DocumentList } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import type { EmptyWords } from '../../../ui/list/empty.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';

/** The lists that fill when one writes something oneself. */
const filledByWriting: ReadonlySet<DocumentList> = new Set(['draft', 'in-progress', 'submitted']);

/** Why there is nothing in a list and what to do about it. */
export const useEmptyWords = (list: DocumentList): EmptyWords => {
  const { t } = useTranslation();
  return {
    message: t(`approval.list.empty.${list}`),
    hint: t(`approval.list.emptyHint.${list}`),
    action: filledByWriting.has(list) && (
      <ButtonLink variant="default" to="/approval">
        {t('approval.list.write')}
      </ButtonLink>
    ),
    noMatch: { message: t('approval.list.noMatch'), hint: t('approval.list.noMatchHint') },
    pageGone: t('approval.list.pageGone'),
  };
};

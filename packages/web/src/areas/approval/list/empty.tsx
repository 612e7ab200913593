import type { DocumentList } from '@portal/contract/approval';
import { useTranslation } from 'react-i18next';
import type { EmptyWords } from '../../../ui/list/empty.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';

/** The lists that fill when one writes something oneself. */
const filledByWriting: ReadonlySet<DocumentList> = new Set(['draft', 'in-progress', 'submitted']);

/** Why there is nothing in a list and what to do about it. */
export const useEmptyWords = (list: DocumentList): EmptyWords => {
  const { t } = useTranslation();
  return {
    message: t(`lists.empty.${list}`),
    hint: t(`lists.emptyHint.${list}`),
    action: filledByWriting.has(list) && (
      <ButtonLink variant="default" to="/approval">
        {t('lists.write')}
      </ButtonLink>
    ),
    noMatch: { message: t('lists.noMatch'), hint: t('lists.noMatchHint') },
    pageGone: t('lists.pageGone'),
  };
};

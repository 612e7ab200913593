import { Button } from '@mantine/core';
import type { DocumentList } from '@portal/contract/approval';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ButtonLink } from '../../../ui/links.tsx';
import { isNarrowed, type ListSearch } from './search.ts';

type Props = { list: DocumentList; search: ListSearch; onSearch: (search: ListSearch) => void };

/** The lists that fill when one writes something oneself. */
const filledByWriting: ReadonlySet<DocumentList> = new Set(['draft', 'in-progress', 'submitted']);

/** Why there is nothing here and what to do about it. */
export const ListEmpty = ({ list, search, onSearch }: Props) => {
  const { t } = useTranslation();
  if (search.page !== undefined)
    return (
      <EmptyState message={t('lists.pageGone')}>
        <Button variant="default" onClick={() => onSearch({ ...search, page: 1 })}>
          {t('lists.firstPage')}
        </Button>
      </EmptyState>
    );
  if (isNarrowed(search))
    return (
      <EmptyState message={t('lists.noMatch')} hint={t('lists.noMatchHint')}>
        <Button variant="default" onClick={() => onSearch({})}>
          {t('ui.filters.clear')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState message={t(`lists.empty.${list}`)} hint={t(`lists.emptyHint.${list}`)}>
      {filledByWriting.has(list) && (
        <ButtonLink variant="default" to="/approval">
          {t('lists.write')}
        </ButtonLink>
      )}
    </EmptyState>
  );
};

import { categories, type DocumentList } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar, FoldedFilters } from '../../../ui/list/bar.tsx';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { DaysField, isReversed } from '../../../ui/list/days-field.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../ui/list/state.ts';
import { categoryTitle } from '../document/category.ts';
import type { documentList } from './search.ts';

type Props = { name: DocumentList; list: ListOf<typeof documentList> };

const PAUSE_MS = 300;

/** The days are named as the column of the list is. */
export const DocumentFilters = ({ name, list }: Props) => {
  const { t } = useTranslation();
  const column = t(name === 'draft' ? 'approval.list.column.savedDate' : 'approval.list.column.approvalDate');
  return (
    <FilterBar>
      <SearchField label={t('approval.list.search')} pauseMs={PAUSE_MS} {...list.field('searchText')} />
      <FoldedFilters open={isReversed(list.search.fromDate, list.search.toDate)}>
        <ChoiceField
          label={t('approval.list.column.category')}
          all={t('approval.list.everyCategory')}
          options={categories.map((category) => ({ value: category.name, label: categoryTitle(category) }))}
          {...list.field('category')}
        />
        <DaysField
          name={column}
          labels={{ from: t('approval.list.from', { column }), to: t('approval.list.to', { column }) }}
          reversed={t('approval.list.reversed')}
          from={list.field('fromDate')}
          to={list.field('toDate')}
        />
      </FoldedFilters>
    </FilterBar>
  );
};

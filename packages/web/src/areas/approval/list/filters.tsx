import { categories, type DocumentList } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar, FoldedFilters } from '../../../ui/list/bar.tsx';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { DaysField, isReversed } from '../../../ui/list/days-field.tsx';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { PeriodField } from '../../../ui/list/period-field.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../ui/list/state.ts';
import { categoryTitle } from '../document/category.ts';
import { ordersIn, rolesIn, statusesIn } from './choices.ts';
import { type documentList, USUAL_ORDER } from './search.ts';

type Props = { name: DocumentList; list: ListOf<typeof documentList> };

const PAUSE_MS = 300;

/** The days are named as the column of the list is. */
export const DocumentFilters = ({ name, list }: Props) => {
  const { t } = useTranslation();
  const column = t(name === 'draft' ? 'approval.list.column.savedDate' : 'approval.list.column.approvalDate');
  const statuses = statusesIn(name);
  const roles = rolesIn(name);
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
        {statuses.length > 0 && (
          <ChoiceField
            label={t('approval.list.column.status')}
            all={t('approval.list.everyStatus')}
            options={statuses.map((value) => ({ value, label: t(`approval.status.${value}`) }))}
            {...list.field('status')}
          />
        )}
        {roles.length > 0 && (
          <ChoiceField
            label={t('approval.list.myRole')}
            all={t('approval.list.everyRole')}
            options={roles.map((value) => ({ value, label: t(`approval.list.role.${value}`) }))}
            {...list.field('role')}
          />
        )}
        <PeriodField
          label={t('approval.list.period', { column })}
          from={list.search.fromDate}
          to={list.search.toDate}
          onChange={({ from, to }) => list.narrow({ fromDate: from, toDate: to })}
        />
        <DaysField
          name={column}
          labels={{ from: t('approval.list.from', { column }), to: t('approval.list.to', { column }) }}
          reversed={t('approval.list.reversed')}
          from={list.field('fromDate')}
          to={list.field('toDate')}
        />
        <ChoiceField
          label={t('approval.list.sort')}
          all={t(`approval.list.order.${USUAL_ORDER}`)}
          options={ordersIn(name)
            .filter((value) => value !== USUAL_ORDER)
            .map((value) => ({ value, label: t(`approval.list.order.${value}`) }))}
          {...list.field('sort')}
        />
        <PageSize {...list.field('limit')} />
      </FoldedFilters>
    </FilterBar>
  );
};

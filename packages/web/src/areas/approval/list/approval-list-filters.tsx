import {
  approvalDocumentWords,
  categories,
  type DocumentList,
  type DocumentOrder,
  documentRoles,
  endedStatuses,
  sentStatuses,
} from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { DaysField, isReversed } from '../../../ui/list/days-field.tsx';
import { FilterBar, FoldedFilters } from '../../../ui/list/list-bar.tsx';
import type { ListOf } from '../../../ui/list/list-state.ts';
import { PeriodField } from '../../../ui/list/period-field.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { categoryTitle } from '../document/approval-document-texts.ts';
import { DEFAULT_ORDER, type documentList } from './approval-addresses.ts';
import { approvalListWords } from './approval-list.words.ts';

/** The statuses that a list can be filtered by; a list with a single status has no such filter. */
const statusesIn = (list: DocumentList): readonly (typeof sentStatuses)[number][] => {
  if (list === 'completed') return endedStatuses;
  return list === 'approved' || list === 'submitted' ? sentStatuses : [];
};

/** The lists that hold documents of several roles; the others are of one by themselves. */
const rolesIn = (list: DocumentList): typeof documentRoles | readonly [] =>
  list === 'in-progress' || list === 'completed' ? documentRoles : [];

/** Documents in progress can also be ordered by due day. */
const ordersIn = (list: DocumentList): readonly DocumentOrder[] =>
  list === 'in-progress' || list === 'requested' ? ['Newest', 'Oldest', 'Due'] : ['Newest', 'Oldest'];

type Props = { name: DocumentList; list: ListOf<typeof documentList> };

const PAUSE_MS = 300;

/** The days are named as the column of the list is. */
export const DocumentFilters = ({ name, list }: Props) => {
  const { t } = useTranslation();
  const column = t(name === 'draft' ? approvalListWords.column.savedDate : approvalListWords.column.approvalDate);
  const statuses = statusesIn(name);
  const roles = rolesIn(name);
  return (
    <FilterBar>
      <SearchField label={t(approvalListWords.search)} pauseMs={PAUSE_MS} {...list.field('searchText')} />
      <FoldedFilters open={isReversed(list.search.fromDate, list.search.toDate)}>
        <ChoiceField
          label={t(approvalListWords.column.category)}
          all={t(approvalListWords.everyCategory)}
          options={categories.map((category) => ({ value: category.name, label: categoryTitle(category) }))}
          {...list.field('category')}
        />
        {statuses.length > 0 && (
          <ChoiceField
            label={t(approvalListWords.column.status)}
            all={t(approvalListWords.everyStatus)}
            options={statuses.map((value) => ({ value, label: t(approvalDocumentWords.status[value]) }))}
            {...list.field('status')}
          />
        )}
        {roles.length > 0 && (
          <ChoiceField
            label={t(approvalListWords.myRole)}
            all={t(approvalListWords.everyRole)}
            options={roles.map((value) => ({ value, label: t(approvalListWords.role[value]) }))}
            {...list.field('role')}
          />
        )}
        <PeriodField
          label={t(approvalListWords.period, { column })}
          all={t(approvalListWords.everyDay, { column })}
          from={list.search.fromDate}
          to={list.search.toDate}
          onChange={({ from, to }) => list.narrow({ fromDate: from, toDate: to })}
        />
        <DaysField
          labels={{ from: t(approvalListWords.from, { column }), to: t(approvalListWords.to, { column }) }}
          reversed={t(approvalListWords.reversed)}
          from={list.field('fromDate')}
          to={list.field('toDate')}
          onDays={({ from, to }) => list.narrow({ fromDate: from, toDate: to })}
        />
        <ChoiceField
          label={t(approvalListWords.sort)}
          all={t(approvalListWords.order[DEFAULT_ORDER])}
          options={ordersIn(name)
            .filter((value) => value !== DEFAULT_ORDER)
            .map((value) => ({ value, label: t(approvalListWords.order[value]) }))}
          {...list.field('sort')}
        />
      </FoldedFilters>
    </FilterBar>
  );
};

/** Filters requests by acting in place or one's own. */
export const InPlaceField = ({ list }: Pick<Props, 'list'>) => {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t(approvalListWords.inPlace.label)}
      all={t(approvalListWords.inPlace.all)}
      options={(['false', 'true'] as const).map((value) => ({ value, label: t(approvalListWords.inPlace[value]) }))}
      {...list.field('inPlace')}
    />
  );
};

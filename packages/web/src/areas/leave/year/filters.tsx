import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../ui/list/state.ts';
import { DepartmentFilter } from '../../directory/index.ts';
import { shownYears } from './choices.ts';
import { type vacationList, yearOfSearch } from './search.ts';

export const VacationFilters = ({ list }: { list: ListOf<typeof vacationList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <RadioRow
        legend={t('leave.year.year')}
        options={shownYears().map((year) => ({ value: String(year), label: t('leave.year.yearOf', { year }) }))}
        value={String(yearOfSearch(list.search))}
        onChange={list.field('year').onChange}
      />
      <DepartmentFilter {...list.field('departmentId')} />
      <SearchField label={t('directory.employee.search')} {...list.field('searchKeyword')} />
      <PageSize {...list.field('limit')} />
    </FilterBar>
  );
};

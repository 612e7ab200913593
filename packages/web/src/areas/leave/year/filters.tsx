import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../ui/list/state.ts';
import { DepartmentFilter, employeeWords } from '../../directory/index.ts';
import { shownYears } from './choices.ts';
import { leaveYearWords } from './leave-year.words.ts';
import { type vacationList, yearOfSearch } from './search.ts';

export const VacationFilters = ({ list }: { list: ListOf<typeof vacationList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <RadioRow
        legend={t(leaveYearWords.year)}
        options={shownYears().map((year) => ({ value: String(year), label: t(leaveYearWords.yearOf, { year }) }))}
        value={String(yearOfSearch(list.search))}
        onChange={list.field('year').onChange}
      />
      <DepartmentFilter {...list.field('departmentId')} />
      <SearchField label={t(employeeWords.search)} {...list.field('searchKeyword')} />
      <PageSize {...list.field('limit')} />
    </FilterBar>
  );
};

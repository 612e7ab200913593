import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../ui/list/state.ts';
import { DepartmentFilter } from '../department/filter.tsx';
import { employeeWords } from './employee.words.ts';
import type { employeeList } from './search.ts';

export const EmployeeFilters = ({ list }: { list: ListOf<typeof employeeList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <RadioRow
        legend={t(employeeWords.whoIsShown)}
        options={[
          { value: '', label: t(employeeWords.everybody) },
          { value: 'true', label: t(employeeWords.resigned) },
        ]}
        {...list.field('isResigned')}
      />
      <DepartmentFilter {...list.field('departmentId')} />
      <SearchField label={t(employeeWords.search)} {...list.field('searchKeyword')} />
      <PageSize {...list.field('limit')} />
    </FilterBar>
  );
};

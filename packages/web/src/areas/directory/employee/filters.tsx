import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../ui/list/state.ts';
import { DepartmentFilter } from '../department/filter.tsx';
import type { employeeList } from './search.ts';

export const EmployeeFilters = ({ list }: { list: ListOf<typeof employeeList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <RadioRow
        legend={t('directory.employee.whoIsShown')}
        options={[
          { value: '', label: t('directory.employee.everybody') },
          { value: 'true', label: t('directory.employee.resigned') },
        ]}
        {...list.field('isResigned')}
      />
      <DepartmentFilter {...list.field('departmentId')} />
      <SearchField label={t('directory.employee.search')} {...list.field('searchKeyword')} />
      <PageSize {...list.field('limit')} />
    </FilterBar>
  );
};

import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../ui/list/use-list.ts';
import { RadioRow } from '../../../ui/radio-row.tsx';
import { DepartmentFilter } from '../department/filter.tsx';
import type { employeeList } from './search.ts';

export const EmployeeFilters = ({ list }: { list: ListOf<typeof employeeList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <RadioRow
        legend={t('admin.employee.whoIsShown')}
        options={[
          { value: '', label: t('admin.employee.everybody') },
          { value: 'true', label: t('admin.employee.resigned') },
        ]}
        {...list.field('isResigned')}
      />
      <DepartmentFilter {...list.field('departmentId')} />
      <SearchField label={t('admin.employee.search')} {...list.field('searchKeyword')} />
      <PageSize {...list.field('limit')} />
    </FilterBar>
  );
};

import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../platform/names.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { DepartmentSelect } from './department-select.tsx';
import { useDepartmentRows } from './departments.ts';
import classes from './list.module.css';
import { ListChips } from './list-chips.tsx';
import { PageSizeSelect } from './page-size-select.tsx';
import { allVacations, narrowedVacations, type VacationSearch, yearOfSearch } from './vacation-search.ts';
import { shownYears } from './vacation-years.ts';

type Props = { search: VacationSearch; onSearch: (search: VacationSearch) => void };

export const VacationFilters = ({ search, onSearch }: Props) => {
  const { t } = useTranslation();
  const rows = useDepartmentRows();
  const { searchKeyword, departmentId, limit } = search;
  const narrow = (change: VacationSearch): void => onSearch(narrowedVacations(search, change));
  const department = rows.find(({ record }) => record.id === departmentId)?.record;
  return (
    <>
      <div className={classes.filters}>
        <SegmentedControl
          aria-label={t('admin.vacation.year')}
          data={shownYears().map((year) => ({ value: String(year), label: t('admin.vacation.yearOf', { year }) }))}
          value={String(yearOfSearch(search))}
          onChange={(year) => narrow({ year: Number(year) })}
        />
        <DepartmentSelect
          className={classes.department}
          aria-label={t('admin.employee.column.department')}
          rows={rows}
          nothing={t('admin.employee.everyDepartment')}
          value={departmentId === undefined ? '' : String(departmentId)}
          onChange={({ currentTarget: { value } }) =>
            narrow({ departmentId: value === '' ? undefined : Number(value) })
          }
        />
        <SearchField
          className={classes.search}
          label={t('admin.employee.search')}
          value={searchKeyword ?? ''}
          onSearch={(text) => narrow({ searchKeyword: text })}
        />
        <div className={classes.size}>
          <PageSizeSelect limit={limit} onChange={(rowsOnPage) => narrow({ limit: rowsOnPage })} />
        </div>
      </div>
      <ListChips
        texts={{
          searchKeyword: searchKeyword && t('admin.list.searchChip', { text: searchKeyword }),
          departmentId: department && nameOf(department),
        }}
        onRemove={(name) => narrow({ [name]: undefined })}
        onClear={() => onSearch(allVacations(search))}
      />
    </>
  );
};

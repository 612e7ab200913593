import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { ListChips } from '../../../ui/record-list/chips.tsx';
import { PageSizeSelect } from '../../../ui/record-list/page-size-select.tsx';
import classes from '../../../ui/record-list/styles.module.css';
import { SearchField } from '../../../ui/search-field.tsx';
import { DepartmentSelect, useDepartmentRows } from '../../directory/index.ts';
import { allVacations, narrowedVacations, type VacationSearch, yearOfSearch } from './search.ts';
import { shownYears } from './years.ts';

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

import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { RadioRow } from '../../../ui/radio-row.tsx';
import { PageSizeSelect } from '../../../ui/record-list/page-size-select.tsx';
import classes from '../../../ui/record-list/styles.module.css';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDepartmentRows } from '../department/choices.ts';
import { DepartmentSelect } from '../department/select.tsx';
import { type EmployeeSearch, narrowedEmployees } from './search.ts';

type Props = { search: EmployeeSearch; onSearch: (search: EmployeeSearch) => void };

const EmployeeChips = ({ search, onSearch }: Props) => {
  const { t } = useTranslation();
  const rows = useDepartmentRows();
  const { searchKeyword, departmentId, isResigned, limit } = search;
  const department = rows.find(({ record }) => record.id === departmentId)?.record;
  const texts = {
    searchKeyword: searchKeyword && t('admin.list.searchChip', { text: searchKeyword }),
    departmentId: department && nameOf(department),
    isResigned: isResigned && t('admin.employee.resignedOnly'),
  };
  const chips = (Object.keys(texts) as (keyof typeof texts)[]).flatMap((key) => {
    const label = texts[key];
    const onRemove = (): void => onSearch(narrowedEmployees(search, { [key]: undefined }));
    return label ? [{ key, label, onRemove }] : [];
  });
  return <FilterChips chips={chips} onClear={() => onSearch({ limit })} />;
};

export const EmployeeFilters = ({ search, onSearch }: Props) => {
  const { t } = useTranslation();
  const rows = useDepartmentRows();
  const narrow = (change: EmployeeSearch): void => onSearch(narrowedEmployees(search, change));
  return (
    <>
      <div className={classes.filters}>
        <RadioRow
          legend={t('admin.employee.whoIsShown')}
          options={[
            { value: 'all', label: t('admin.employee.everybody') },
            { value: 'resigned', label: t('admin.employee.resigned') },
          ]}
          value={search.isResigned ? 'resigned' : 'all'}
          onChange={(value) => narrow({ isResigned: value === 'resigned' ? true : undefined })}
        />
        <DepartmentSelect
          className={classes.department}
          aria-label={t('admin.employee.column.department')}
          rows={rows}
          nothing={t('admin.employee.everyDepartment')}
          value={search.departmentId === undefined ? '' : String(search.departmentId)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            narrow({ departmentId: value === '' ? undefined : Number(value) });
          }}
        />
        <SearchField
          className={classes.search}
          label={t('admin.employee.search')}
          value={search.searchKeyword ?? ''}
          onSearch={(text) => narrow({ searchKeyword: text })}
        />
        <div className={classes.size}>
          <PageSizeSelect limit={search.limit} onChange={(limit) => narrow({ limit })} />
        </div>
      </div>
      <EmployeeChips search={search} onSearch={onSearch} />
    </>
  );
};

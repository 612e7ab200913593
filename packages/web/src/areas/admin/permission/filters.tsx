import { NativeSelect } from '@mantine/core';
import { menuNames } from '@portal/contract/kernel';
import { useTranslation } from 'react-i18next';
import { ListChips } from '../../../ui/record-list/chips.tsx';
import { PageSizeSelect } from '../../../ui/record-list/page-size-select.tsx';
import classes from '../../../ui/record-list/styles.module.css';
import { SearchField } from '../../../ui/search-field.tsx';
import { narrowedPermissions, type PermissionSearch, permissionSearchOf } from './search.ts';
import { menuWord } from './words.ts';

type Props = { search: PermissionSearch; onSearch: (search: PermissionSearch) => void };

export const PermissionFilters = ({ search, onSearch }: Props) => {
  const { t } = useTranslation();
  const { menu, searchText, limit } = search;
  const narrow = (change: PermissionSearch): void => onSearch(narrowedPermissions(search, change));
  return (
    <>
      <div className={classes.filters}>
        <NativeSelect
          className={classes.department}
          aria-label={t('admin.permission.menuFilter')}
          data={[
            { value: '', label: t('admin.permission.everybody') },
            ...menuNames.map((name) => ({ value: name, label: menuWord(name) })),
          ]}
          value={menu ?? ''}
          onChange={(event) => onSearch(permissionSearchOf({ searchText, limit, menu: event.currentTarget.value }))}
        />
        <SearchField
          className={classes.search}
          label={t('admin.employee.search')}
          value={searchText ?? ''}
          onSearch={(text) => narrow({ searchText: text })}
        />
        <div className={classes.size}>
          <PageSizeSelect limit={limit} onChange={(rowsOnPage) => narrow({ limit: rowsOnPage })} />
        </div>
      </div>
      <ListChips
        texts={{
          menu: menu && t('admin.permission.menuChip', { menu: menuWord(menu) }),
          searchText: searchText && t('admin.list.searchChip', { text: searchText }),
        }}
        onRemove={(name) => narrow({ [name]: undefined })}
        onClear={() => onSearch({ limit })}
      />
    </>
  );
};

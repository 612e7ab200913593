import { menuNames } from '@portal/contract/kernel';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterBar } from '../../../ui/list/bar.tsx';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { PageSize } from '../../../ui/list/page-size.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { ListOf } from '../../../ui/list/state.ts';
import { employeeWords } from '../../directory/index.ts';
import { permissionWords } from './permission.words.ts';
import type { permissionList } from './search.ts';
import { menuWord } from './words.ts';

export const PermissionFilters = ({ list }: { list: ListOf<typeof permissionList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <ChoiceField
        label={t(permissionWords.menuFilter)}
        all={t(permissionWords.everybody)}
        options={menuNames.map((name) => ({ value: name, label: menuWord(name) }))}
        {...list.field('menu')}
      />
      <SearchField label={t(employeeWords.search)} {...list.field('searchText')} />
      <PageSize {...list.field('limit')} />
    </FilterBar>
  );
};

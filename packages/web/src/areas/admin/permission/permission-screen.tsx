import type { PermissionRow } from '@portal/contract/admin';
import type { Grant } from '@portal/contract/identity';
import { menuNames } from '@portal/contract/kernel';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../../platform/platform-names.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListOf, useList } from '../../../ui/list/list-state.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import listClasses from '../../../ui/table/cell.module.css';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { employeeWords } from '../../directory/index.ts';
import classes from './permission.module.css';
import { permissionsQuery } from './permission.queries.ts';
import { permissionWords } from './permission.words.ts';
import { PermissionFormDialog } from './permission-form-dialog.tsx';
import { permissionList } from './permission-search.ts';
import { grantWord, menuWord } from './permission-texts.ts';

/** A person's grants, a badge each. */
const PermissionBadges = ({ grants }: { grants: readonly Grant[] }) => {
  const { t } = useTranslation();
  if (grants.length === 0) return <span className={classes.nothing}>{t(permissionWords.nothing)}</span>;
  return (
    <span className={classes.badges}>
      {grants.map((grant) => (
        <StatusBadge key={`${grant.menu} ${grant.level}`} status="info">
          {grantWord(grant)}
        </StatusBadge>
      ))}
    </span>
  );
};

const GRANTS_WIDTH = 330;

const useColumns = (): Column<PermissionRow>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t(employeeWords.column.name),
      cell: ({ employee }) => <span className={listClasses.beside}>{otherNameOf(employee)}</span>,
      card: 'title',
    },
    {
      key: 'position',
      header: t(employeeWords.column.position),
      cell: ({ employee }) => employee.position,
      width: 84,
      from: 'wide',
    },
    {
      key: 'department',
      header: t(employeeWords.column.department),
      cell: ({ employee }) => nameOf(employee.department),
      width: 150,
      from: 'medium',
    },
    {
      key: 'email',
      header: t(employeeWords.column.email),
      cell: ({ employee }) => employee.email,
      width: 200,
      from: 'widest',
    },
    {
      key: 'grants',
      header: t(permissionWords.grants),
      cell: ({ grants }) => <PermissionBadges grants={grants} />,
      width: GRANTS_WIDTH,
      card: 'below',
    },
  ];
};

const cardLine = ({ employee }: PermissionRow): string =>
  [employee.position, nameOf(employee.department), employee.email].join(' · ');

/** The table of permissions. */
const usePermissionTable = (onOpen: (row: PermissionRow) => void): TableShape<PermissionRow> => ({
  columns: useColumns(),
  idOf: ({ employee }) => employee.id,
  nameOf: ({ employee }) => nameOf(employee),
  onOpen,
  cardLine,
});

const PermissionFilters = ({ list }: { list: ListOf<typeof permissionList> }) => {
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
    </FilterBar>
  );
};

export const PermissionScreen = () => {
  const { t } = useTranslation();
  const list = useList(permissionList);
  const result = useListPage(permissionsQuery(list.query));
  const [opened, setOpened] = useState<PermissionRow>();
  const table = usePermissionTable(setOpened);
  const close = () => setOpened(undefined);
  return (
    <ListScreen
      title={t(permissionWords.title)}
      meta={t(permissionWords.meta)}
      filters={<PermissionFilters list={list} />}
      empty={{ message: t(permissionWords.empty), hint: t(permissionWords.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened && <PermissionFormDialog row={opened} onClose={close} />}
    </ListScreen>
  );
};

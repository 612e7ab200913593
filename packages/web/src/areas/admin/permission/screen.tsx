import type { PermissionRow } from '@portal/contract/admin';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { permissionsQuery } from './api.ts';
import { PermissionFilters } from './filters.tsx';
import FormDialog from './form-dialog.tsx';
import { permissionWords } from './permission.words.ts';
import { permissionList } from './search.ts';
import { usePermissionTable } from './table.tsx';

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
      empty={{ hint: t(permissionWords.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened && <FormDialog row={opened} onClose={close} />}
    </ListScreen>
  );
};

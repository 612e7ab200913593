import type { PermissionRow } from '@portal/contract/admin';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { lateDialog } from '../../../ui/late/dialog.ts';
import { preloadSoon } from '../../../ui/late/part.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { permissionsQuery } from './api.ts';
import { PermissionFilters } from './filters.tsx';
import { permissionList } from './search.ts';
import { usePermissionTable } from './table.tsx';

const FormDialog = lateDialog(() => import('./form-dialog.tsx'));

export const PermissionScreen = () => {
  const { t } = useTranslation();
  const list = useList(permissionList);
  const result = useListPage(permissionsQuery(list.query));
  const [opened, setOpened] = useState<PermissionRow>();
  const table = usePermissionTable(setOpened);
  useEffect(() => preloadSoon(FormDialog), []);
  const close = () => setOpened(undefined);
  return (
    <ListScreen
      title={t('admin.permission.title')}
      meta={t('admin.permission.meta')}
      filters={<PermissionFilters list={list} />}
      empty={{ hint: t('admin.permission.emptyHint') }}
      {...{ list, result, table }}
    >
      {opened && <FormDialog row={opened} onClose={close} onMissing={close} />}
    </ListScreen>
  );
};

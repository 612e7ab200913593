import type { PermissionRow } from '@portal/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../ui/failure-note.tsx';
import { preloadSoon } from '../../ui/late.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { lateDialog } from './late-dialog.ts';
import { ListEmpty } from './list-empty.tsx';
import { permissionsQuery } from './permission.api.ts';
import { PermissionFilters } from './permission-filters.tsx';
import { narrowsPermissions, type PermissionSearch } from './permission-search.ts';
import { PermissionTable } from './permission-table.tsx';

const FormDialog = lateDialog(() => import('./permission-form-dialog.tsx'));

type Props = {
  search: PermissionSearch;
  onSearch: (search: PermissionSearch) => void;
  onPage: (offset: number) => void;
};

export const PermissionScreen = ({ search, onSearch, onPage }: Props) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<PermissionRow>();
  const { data: page, error, isPlaceholderData, refetch } = useQuery(permissionsQuery(search));
  useEffect(() => preloadSoon(FormDialog), []);
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader title={t('admin.permission.title')} meta={t('admin.permission.meta')} />
      <PermissionFilters search={search} onSearch={onSearch} />
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <PermissionTable
          rows={page?.items}
          stale={isPlaceholderData}
          onOpen={setOpened}
          empty={
            <ListEmpty
              hint={t('admin.permission.emptyHint')}
              onFirstPage={search.offset === undefined ? undefined : () => onPage(0)}
              onClear={narrowsPermissions(search) ? () => onSearch({ limit: search.limit }) : undefined}
            />
          }
        />
      )}
      {page && <Pager page={page} onPage={onPage} />}
      {opened && <FormDialog row={opened} onClose={close} onMissing={close} />}
    </>
  );
};

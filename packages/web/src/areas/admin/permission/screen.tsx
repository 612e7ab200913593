import type { PermissionRow } from '@portal/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { preloadSoon } from '../../../ui/late.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ListEmpty } from '../../../ui/record-list/empty.tsx';
import { lateDialog } from '../../../ui/record-list/late-dialog.ts';
import { permissionsQuery } from './api.ts';
import { PermissionFilters } from './filters.tsx';
import { narrowsPermissions, type PermissionSearch } from './search.ts';
import { PermissionTable } from './table.tsx';

const FormDialog = lateDialog(() => import('./form-dialog.tsx'));

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

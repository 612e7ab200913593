import type { AuditEntry } from '@portal/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { preloadSoon } from '../../../ui/late.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ListEmpty } from '../../../ui/record-list/empty.tsx';
import { lateDialog } from '../../../ui/record-list/late-dialog.ts';
import { auditQuery } from './api.ts';
import { AuditFilters } from './filters.tsx';
import { type AuditSearch, narrowsAudit } from './search.ts';
import { AuditTable } from './table.tsx';

const DetailsDialog = lateDialog(() => import('./details-dialog.tsx'));

type Props = {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
  onPage: (offset: number) => void;
};

export const AuditScreen = ({ search, onSearch, onPage }: Props) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<AuditEntry>();
  const { data: page, error, isPlaceholderData, refetch } = useQuery(auditQuery(search));
  useEffect(() => preloadSoon(DetailsDialog), []);
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader title={t('admin.audit.title')} meta={t('admin.audit.meta')} />
      <AuditFilters search={search} onSearch={onSearch} />
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <AuditTable
          rows={page?.items}
          stale={isPlaceholderData}
          onOpen={setOpened}
          empty={
            <ListEmpty
              hint={t('admin.audit.emptyHint')}
              onFirstPage={search.offset === undefined ? undefined : () => onPage(0)}
              onClear={narrowsAudit(search) ? () => onSearch({ limit: search.limit }) : undefined}
            />
          }
        />
      )}
      {page && <Pager page={page} onPage={onPage} />}
      {opened && <DetailsDialog entry={opened} onClose={close} onMissing={close} />}
    </>
  );
};

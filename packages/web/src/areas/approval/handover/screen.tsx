import type { WaitingLine } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { preloadSoon } from '../../../ui/late.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ListChips } from '../../../ui/record-list/chips.tsx';
import { ListEmpty } from '../../../ui/record-list/empty.tsx';
import { lateDialog } from '../../../ui/record-list/late-dialog.ts';
import { employeeRecordQuery } from '../../directory/index.ts';
import { waitingLinesQuery } from './api.ts';
import type { WaitingSearch } from './search.ts';
import { WaitingTable } from './table.tsx';

const FormDialog = lateDialog(() => import('./form-dialog.tsx'));

type Props = {
  search: WaitingSearch;
  onSearch: (search: WaitingSearch) => void;
  onPage: (offset: number) => void;
};

const Empty = ({ search, onSearch, onPage }: Props) => {
  const { t } = useTranslation();
  if (search.offset === undefined && search.approverId === undefined)
    return <EmptyState message={t('admin.waiting.empty')} hint={t('admin.waiting.emptyHint')} />;
  return (
    <ListEmpty
      hint={t('admin.waiting.emptyHint')}
      onFirstPage={search.offset === undefined ? undefined : () => onPage(0)}
      onClear={() => onSearch({ limit: search.limit })}
    />
  );
};

export const WaitingScreen = (props: Props) => {
  const { search, onSearch, onPage } = props;
  const { t } = useTranslation();
  const [opened, setOpened] = useState<WaitingLine>();
  const { data: page, error, isPlaceholderData, refetch } = useQuery(waitingLinesQuery(search));
  const { data: approver } = useQuery(employeeRecordQuery(search.approverId));
  useEffect(() => preloadSoon(FormDialog), []);
  const close = () => setOpened(undefined);
  const line = page?.items.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <>
      <PageHeader title={t('admin.waiting.title')} meta={t('admin.waiting.meta')} />
      <ListChips
        texts={{ approverId: approver && t('admin.waiting.approverChip', { name: nameOf(approver) }) }}
        onRemove={() => onSearch({ limit: search.limit })}
        onClear={() => onSearch({ limit: search.limit })}
      />
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <WaitingTable rows={page?.items} stale={isPlaceholderData} onOpen={setOpened} empty={<Empty {...props} />} />
      )}
      {page && <Pager page={page} onPage={onPage} />}
      {opened && line && <FormDialog line={line} onClose={close} onMissing={close} />}
    </>
  );
};

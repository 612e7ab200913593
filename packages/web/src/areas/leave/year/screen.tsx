import { Button } from '@mantine/core';
import type { VacationRow } from '@portal/contract/leave';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { preloadSoon } from '../../../ui/late.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ListEmpty } from '../../../ui/record-list/empty.tsx';
import { lateDialog } from '../../../ui/record-list/late-dialog.ts';
import { saveVacations, type VacationKind, vacationsQuery } from './api.ts';
import { VacationFilters } from './filters.tsx';
import { useFileSaving } from './saving.ts';
import { allVacations, narrowsVacations, type VacationSearch, yearOfSearch } from './search.ts';
import { VacationTable } from './table.tsx';

const DetailsDialog = lateDialog(() => import('./details-dialog.tsx'));
const UploadDialog = lateDialog(() => import('./upload-dialog.tsx'));

type Opened = { kind: 'upload' } | { kind: VacationKind; row: VacationRow };

type ActionsProps = { search: VacationSearch; onUpload: () => void };

const Actions = ({ search, onUpload }: ActionsProps) => {
  const { t } = useTranslation();
  const { saving, start } = useFileSaving(() => saveVacations(search));
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} />} loading={saving} onClick={() => void start()}>
        {t('admin.vacation.export')}
      </Button>
      <Button leftSection={<IconUpload size={16} />} onClick={onUpload}>
        {t('admin.vacation.upload')}
      </Button>
    </>
  );
};

type Props = {
  search: VacationSearch;
  onSearch: (search: VacationSearch) => void;
  onPage: (offset: number) => void;
};

export const VacationScreen = ({ search, onSearch, onPage }: Props) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const { data: page, error, isPlaceholderData, refetch } = useQuery(vacationsQuery(search));
  useEffect(() => preloadSoon(DetailsDialog, UploadDialog), []);
  const close = () => setOpened(undefined);
  const year = yearOfSearch(search);
  return (
    <>
      <PageHeader
        title={t('admin.vacation.title')}
        actions={<Actions search={search} onUpload={() => setOpened({ kind: 'upload' })} />}
      />
      <VacationFilters search={search} onSearch={onSearch} />
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <VacationTable
          rows={page?.items}
          stale={isPlaceholderData}
          onOpen={(row, kind) => setOpened({ row, kind })}
          empty={
            <ListEmpty
              hint={t('admin.vacation.emptyHint')}
              onFirstPage={search.offset === undefined ? undefined : () => onPage(0)}
              onClear={narrowsVacations(search) ? () => onSearch(allVacations(search)) : undefined}
            />
          }
        />
      )}
      {page && <Pager page={page} onPage={onPage} />}
      {opened?.kind === 'upload' && <UploadDialog onClose={close} onMissing={close} />}
      {opened && opened.kind !== 'upload' && (
        <DetailsDialog year={year} {...opened} onClose={close} onMissing={close} />
      )}
    </>
  );
};

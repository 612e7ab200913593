import { Button } from '@mantine/core';
import type { EmployeeRecord } from '@portal/contract/directory';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { preloadSoon } from '../../../ui/late.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { useDeletion } from '../../../ui/record-list/deletion.ts';
import { ListEmpty } from '../../../ui/record-list/empty.tsx';
import { lateDialog } from '../../../ui/record-list/late-dialog.ts';
import { EmployeeFilters } from './filters.tsx';
import { employeesQuery, removeEmployee } from './list.api.ts';
import { type EmployeeSearch, isNarrowed } from './search.ts';
import { EmployeeTable } from './table.tsx';

const FormDialog = lateDialog(() => import('./form-dialog.tsx'));
const InfoDialog = lateDialog(() => import('./info-dialog.tsx'));

type Opened = { kind: 'new' } | { kind: 'edit' | 'info'; employee: EmployeeRecord };

type Props = {
  /** What is left to somebody who has resigned, told by the area that knows. */
  waitingOf: (id: number) => ReactNode;
  search: EmployeeSearch;
  onSearch: (search: EmployeeSearch) => void;
  onPage: (offset: number) => void;
};

export const EmployeeScreen = ({ search, onSearch, onPage, waitingOf }: Props) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const { data: page, error, isPlaceholderData, refetch } = useQuery(employeesQuery(search));
  const remove = useDeletion(removeEmployee, (employee) => ({
    title: t('admin.employee.deleteTitle'),
    message: t('admin.employee.deleteMessage', { name: nameOf(employee), code: employee.code }),
    done: t('admin.employee.deleted', { name: nameOf(employee) }),
  }));
  useEffect(() => preloadSoon(FormDialog, InfoDialog), []);
  const close = () => setOpened(undefined);
  const hire = (
    <Button leftSection={<IconUserPlus size={16} />} onClick={() => setOpened({ kind: 'new' })}>
      {t('admin.employee.new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('admin.employee.title')} actions={hire} />
      <EmployeeFilters search={search} onSearch={onSearch} />
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <EmployeeTable
          rows={page?.items}
          stale={isPlaceholderData}
          onOpen={(employee) => setOpened({ kind: 'info', employee })}
          onEdit={(employee) => setOpened({ kind: 'edit', employee })}
          onDelete={(employee) => void remove(employee)}
          empty={
            <ListEmpty
              hint={t('admin.employee.emptyHint')}
              onFirstPage={search.offset === undefined ? undefined : () => onPage(0)}
              onClear={isNarrowed(search) ? () => onSearch({ limit: search.limit }) : undefined}
            />
          }
        />
      )}
      {page && <Pager page={page} onPage={onPage} />}
      {opened?.kind === 'new' && <FormDialog onClose={close} onMissing={close} />}
      {opened?.kind === 'edit' && (
        <FormDialog
          record={opened.employee}
          onClose={close}
          // What still waits for them stands there.
          onResigned={(employee) => setOpened({ kind: 'info', employee })}
          onMissing={close}
        />
      )}
      {opened?.kind === 'info' && (
        <InfoDialog employee={opened.employee} waitingOf={waitingOf} onClose={close} onMissing={close} />
      )}
    </>
  );
};

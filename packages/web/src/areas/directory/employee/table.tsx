import type { EmployeeRecord } from '@portal/contract/directory';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { useEmployeeColumns } from './columns.tsx';
import { jobTitleText } from './words.ts';

type Props = {
  rows: readonly EmployeeRecord[] | undefined;
  stale: boolean;
  onOpen: (employee: EmployeeRecord) => void;
  onEdit: (employee: EmployeeRecord) => void;
  onDelete: (employee: EmployeeRecord) => void;
  empty: ReactNode;
};

const cardLine = ({ position, jobTitle, department, email }: EmployeeRecord): string =>
  [position, jobTitleText(jobTitle), nameOf(department), email].filter((part) => part !== '').join(' · ');

export const EmployeeTable = ({ rows, stale, onOpen, onEdit, onDelete, empty }: Props) => {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('admin.employee.title')}
      columns={useEmployeeColumns({ onEdit, onDelete })}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={onOpen}
      cardLine={cardLine}
      stale={stale}
      empty={empty}
    />
  );
};

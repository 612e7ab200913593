import type { VacationRow } from '@portal/contract/leave';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { VacationKind } from './api.ts';
import { useVacationColumns } from './columns.tsx';

type Props = {
  rows: readonly VacationRow[] | undefined;
  stale: boolean;
  onOpen: (row: VacationRow, kind: VacationKind) => void;
  empty: ReactNode;
};

export const VacationTable = ({ rows, stale, onOpen, empty }: Props) => {
  const { t } = useTranslation();
  const cardLine = ({ position, department, annualLeaveInfo }: VacationRow): string =>
    [position, nameOf(department), t('admin.vacation.totalOf', { count: annualLeaveInfo.totalDays })].join(' · ');
  return (
    <DataTable
      label={t('admin.vacation.title')}
      columns={useVacationColumns(onOpen)}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={(row) => onOpen(row, 'annual')}
      cardLine={cardLine}
      stale={stale}
      empty={empty}
    />
  );
};

import type { PermissionRow } from '@portal/contract/admin';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../../platform/names.ts';
import list from '../../../ui/table/cell.module.css';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { employeeWords } from '../../directory/index.ts';
import { PermissionBadges } from './badges.tsx';
import { permissionWords } from './permission.words.ts';

const GRANTS_WIDTH = 330;

const useColumns = (): Column<PermissionRow>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t(employeeWords.column.name),
      cell: ({ employee }) => <span className={list.beside}>{otherNameOf(employee)}</span>,
      card: 'title',
    },
    {
      key: 'position',
      header: t(employeeWords.column.position),
      cell: ({ employee }) => employee.position,
      width: 84,
      from: 'wide',
    },
    {
      key: 'department',
      header: t(employeeWords.column.department),
      cell: ({ employee }) => nameOf(employee.department),
      width: 150,
      from: 'medium',
    },
    {
      key: 'email',
      header: t(employeeWords.column.email),
      cell: ({ employee }) => employee.email,
      width: 200,
      from: 'widest',
    },
    {
      key: 'grants',
      header: t(permissionWords.grants),
      cell: ({ grants }) => <PermissionBadges grants={grants} />,
      width: GRANTS_WIDTH,
      card: 'below',
    },
  ];
};

const cardLine = ({ employee }: PermissionRow): string =>
  [employee.position, nameOf(employee.department), employee.email].join(' · ');

/** How the rights of an employee look in a list. */
export const usePermissionTable = (onOpen: (row: PermissionRow) => void): TableShape<PermissionRow> => ({
  columns: useColumns(),
  idOf: ({ employee }) => employee.id,
  nameOf: ({ employee }) => nameOf(employee),
  onOpen,
  cardLine,
});

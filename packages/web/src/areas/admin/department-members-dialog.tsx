import { Checkbox, ScrollArea, Skeleton, Table } from '@mantine/core';
import type { DepartmentRecord, EmployeeRecord } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../platform/names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { TextLink } from '../../ui/links.tsx';
import { departmentMembersQuery } from './department.api.ts';
import { Dialog } from './dialog.tsx';
import classes from './list.module.css';

/** Height of the list of members (spec 2, section 9). */
const MAX_HEIGHT = 410;

const columns = ['name', 'email', 'department', 'position', 'hireDate', 'resignDate'] as const;

const Members = ({ members }: { members: readonly EmployeeRecord[] }) => {
  const { t } = useTranslation();
  return (
    <Table stickyHeader className={classes.members}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column}>{t(`adminForm.employee.field.${column}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {members.map((member) => (
          <Table.Tr key={member.id}>
            <Table.Td>
              <TextLink to="/admin/employee" search={{ searchKeyword: member.code }}>
                {nameOf(member)}
              </TextLink>
            </Table.Td>
            <Table.Td>{member.email}</Table.Td>
            <Table.Td>{nameOf(member.department)}</Table.Td>
            <Table.Td>{member.position}</Table.Td>
            <Table.Td>{member.hireDate}</Table.Td>
            <Table.Td>{member.resignDate ?? '-'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

type Props = { record: DepartmentRecord; onClose: () => void };

/** Who belongs to a department itself. */
const DepartmentMembersDialog = ({ record, onClose }: Props) => {
  const { t } = useTranslation();
  const [withResigned, setWithResigned] = useState(false);
  const { data: members, error, refetch } = useQuery(departmentMembersQuery(record.id, withResigned));
  return (
    <Dialog title={t('adminForm.department.members', { name: nameOf(record) })} size={900} onClose={onClose}>
      <Checkbox
        mb="sm"
        label={t('adminForm.department.withResigned')}
        checked={withResigned}
        onChange={(event) => setWithResigned(event.currentTarget.checked)}
      />
      {error && members === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <ScrollArea.Autosize mah={MAX_HEIGHT} type="auto">
          {members === undefined && <Skeleton height={120} />}
          {members?.length === 0 && <EmptyState message={t('adminForm.department.noMembers')} />}
          {members !== undefined && members.length > 0 && <Members members={members} />}
        </ScrollArea.Autosize>
      )}
    </Dialog>
  );
};

export default DepartmentMembersDialog;

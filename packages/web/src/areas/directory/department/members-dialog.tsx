import { Checkbox, ScrollArea, Skeleton } from '@mantine/core';
import type { DepartmentRecord, EmployeeRecord } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { Dialog } from '../../../ui/dialog/frame.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { type FactColumn, FactTable } from '../../../ui/table/facts.tsx';
import { employeeWords } from '../employee/employee.words.ts';
import { departmentMembersQuery } from './api.ts';
import { departmentWords } from './department.words.ts';

/** Height of the list of members. */
const MAX_HEIGHT = 410;

const useColumns = (): FactColumn<EmployeeRecord>[] => {
  const { t } = useTranslation();
  const column = (
    key: 'name' | 'email' | 'department' | 'position' | 'hireDate' | 'resignDate',
    cell: FactColumn<EmployeeRecord>['cell'],
  ): FactColumn<EmployeeRecord> => ({ key, header: t(employeeWords.form.field[key]), cell });
  return [
    column('name', (member) => (
      <TextLink to="/admin/employee" search={{ searchKeyword: member.code }}>
        {nameOf(member)}
      </TextLink>
    )),
    column('email', ({ email }) => email),
    column('department', ({ department }) => nameOf(department)),
    column('position', ({ position }) => position),
    column('hireDate', ({ hireDate }) => hireDate),
    column('resignDate', ({ resignDate }) => resignDate ?? '-'),
  ];
};

type Props = { record: DepartmentRecord; onClose: () => void };

/** Who belongs to a department itself. */
const DepartmentMembersDialog = ({ record, onClose }: Props) => {
  const { t } = useTranslation();
  const columns = useColumns();
  const title = t(departmentWords.form.members, { name: nameOf(record) });
  const [withResigned, setWithResigned] = useState(false);
  const { data: members, error, refetch } = useQuery(departmentMembersQuery(record.id, withResigned));
  return (
    <Dialog title={title} size={900} onClose={onClose}>
      <Checkbox
        mb="sm"
        label={t(departmentWords.form.withResigned)}
        checked={withResigned}
        onChange={(event) => setWithResigned(event.currentTarget.checked)}
      />
      {error && members === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <ScrollArea.Autosize mah={MAX_HEIGHT} type="auto">
          {members === undefined && <Skeleton height={120} />}
          {members?.length === 0 && <EmptyState message={t(departmentWords.form.noMembers)} />}
          {members !== undefined && members.length > 0 && (
            <FactTable label={title} columns={columns} rows={members} idOf={({ id }) => id} />
          )}
        </ScrollArea.Autosize>
      )}
    </Dialog>
  );
};

export default DepartmentMembersDialog;

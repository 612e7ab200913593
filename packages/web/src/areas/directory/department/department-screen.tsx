import { Button, Checkbox, ScrollArea, Skeleton } from '@mantine/core';
import type { DepartmentRecord, EmployeeRecord } from '@portal/contract/directory';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { useDeletion } from '../../../ui/dialog/deletion.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { type FactColumn, FactTable } from '../../../ui/table/facts.tsx';
import { useTreeRows } from '../../../ui/tree/open-rows.ts';
import { departmentMembersQuery, departmentsQuery, removeDepartment } from './department.queries.ts';
import { departmentWords } from './department.words.ts';
import { type DepartmentActs, useDepartmentColumns } from './department-columns.tsx';
import { DepartmentFormDialog } from './department-form-dialog.tsx';
import { type DepartmentRow, departmentShape } from './department-tree.ts';

/** Height of the list of members. */
const MAX_HEIGHT = 410;

const useColumns = (): FactColumn<EmployeeRecord>[] => {
  const { t } = useTranslation();
  const column = (
    key: 'name' | 'email' | 'department' | 'position' | 'hireDate' | 'resignDate',
    cell: FactColumn<EmployeeRecord>['cell'],
  ): FactColumn<EmployeeRecord> => ({ key, header: t(departmentWords.member[key]), cell });
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

type DepartmentMembersDialogProps = { record: DepartmentRecord; onClose: () => void };

/** Who belongs to a department itself. */
const MembersDialog = ({ record, onClose }: DepartmentMembersDialogProps) => {
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

type Props = Omit<DepartmentActs, 'onToggle'> & {
  tree: readonly DepartmentRecord[] | undefined;
  empty: ReactNode;
};

/** The tree of departments, all of it open at first. */
const DepartmentTable = ({ tree, empty, ...acts }: Props) => {
  const { t } = useTranslation();
  const { rows, closed, toggle } = useTreeRows(tree, departmentShape);
  return (
    <DataTable
      label={t(departmentWords.title)}
      columns={useDepartmentColumns(closed, { ...acts, onToggle: toggle })}
      rows={rows}
      idOf={({ record }) => record.id}
      nameOf={({ record }) => nameOf(record)}
      onOpen={acts.onEdit}
      empty={empty}
    />
  );
};

/** The open dialog: a new department below another or none, one to change, or the members of one. */
type Opened =
  | { kind: 'new'; parentId: number | null }
  | { kind: 'edit'; row: DepartmentRow }
  | { kind: 'members'; row: DepartmentRow };

export const DepartmentScreen = () => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const { data: tree, error, refetch } = useQuery(departmentsQuery);
  const remove = useDeletion(removeDepartment, (record) => ({
    title: t(departmentWords.deleteTitle),
    message: t(departmentWords.deleteMessage, { name: nameOf(record) }),
    done: t(departmentWords.deleted, { name: nameOf(record) }),
  }));
  const close = () => setOpened(undefined);
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ kind: 'new', parentId: null })}>
      {t(departmentWords.new)}
    </Button>
  );
  return (
    <>
      <PageHeader title={t(departmentWords.title)} actions={create} />
      {error && tree === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <DepartmentTable
          tree={tree}
          onMembers={(row) => setOpened({ kind: 'members', row })}
          onAddBelow={({ record }) => setOpened({ kind: 'new', parentId: record.id })}
          onEdit={(row) => setOpened({ kind: 'edit', row })}
          onDelete={({ record }) => void remove(record)}
          empty={<EmptyState message={t(departmentWords.empty)} hint={t(departmentWords.emptyHint)} />}
        />
      )}
      {opened?.kind === 'new' && <DepartmentFormDialog parentId={opened.parentId} onClose={close} />}
      {opened?.kind === 'edit' && <DepartmentFormDialog record={opened.row.record} onClose={close} />}
      {opened?.kind === 'members' && <MembersDialog record={opened.row.record} onClose={close} />}
    </>
  );
};

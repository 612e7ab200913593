import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { useDeletion } from '../../../ui/dialog/deletion.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/header.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { departmentWords } from './department.words.ts';
import FormDialog from './form-dialog.tsx';
import { departmentsQuery, removeDepartment } from './list.api.ts';
import MembersDialog from './members-dialog.tsx';
import { DepartmentTable } from './table.tsx';
import type { DepartmentRow } from './tree.ts';

/** A new department below one or none, one to change, or the people of one. */
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
          empty={<EmptyState message={t(uiWords.list.empty)} hint={t(departmentWords.emptyHint)} />}
        />
      )}
      {opened?.kind === 'new' && <FormDialog parentId={opened.parentId} onClose={close} />}
      {opened?.kind === 'edit' && <FormDialog record={opened.row.record} onClose={close} />}
      {opened?.kind === 'members' && <MembersDialog record={opened.row.record} onClose={close} />}
    </>
  );
};

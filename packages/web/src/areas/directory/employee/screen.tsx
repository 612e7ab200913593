import { Button } from '@mantine/core';
import type { EmployeeRecord } from '@portal/contract/directory';
import { IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { useDeletion } from '../../../ui/dialog/deletion.ts';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { useDepartmentName } from '../department/choices.ts';
import { employeeWords } from './employee.words.ts';
import { EmployeeFilters } from './filters.tsx';
import FormDialog from './form-dialog.tsx';
import InfoDialog from './info-dialog.tsx';
import { employeesQuery, removeEmployee } from './list.api.ts';
import { employeeList } from './search.ts';
import { useEmployeeTable } from './table.tsx';

type Opened = { kind: 'new' } | { kind: 'edit' | 'info' | 'resign'; employee: EmployeeRecord };

type Props = {
  /** What is left to somebody who has resigned, told by the area that knows. */
  waitingOf: (id: number) => ReactNode;
  /** The act of resigning, by the area that hands lines over. */
  resign: (employee: EmployeeRecord, onClose: () => void) => ReactNode;
};

export const EmployeeScreen = ({ waitingOf, resign }: Props) => {
  const { t } = useTranslation();
  const list = useList(employeeList);
  const result = useListPage(employeesQuery(list.query));
  const [opened, setOpened] = useState<Opened>();
  const [hired, setHired] = useState<string>();
  const { narrow } = list;
  // In the order of the company they would stand somewhere on a later page. The form has closed by now, and asks nothing.
  useEffect(() => {
    if (hired !== undefined) narrow({ departmentId: undefined, isResigned: undefined, searchKeyword: hired });
    setHired(undefined);
  }, [hired, narrow]);
  const remove = useDeletion(removeEmployee, (employee) => ({
    title: t(employeeWords.deleteTitle),
    message: t(employeeWords.deleteMessage, { name: nameOf(employee), code: employee.code }),
    done: t(employeeWords.deleted, { name: nameOf(employee) }),
  }));
  const table = useEmployeeTable({
    onOpen: (employee) => setOpened({ kind: 'info', employee }),
    onEdit: (employee) => setOpened({ kind: 'edit', employee }),
    onDelete: (employee) => void remove(employee),
  });
  const close = () => setOpened(undefined);
  const hire = (
    <Button leftSection={<IconUserPlus size={16} />} onClick={() => setOpened({ kind: 'new' })}>
      {t(employeeWords.new)}
    </Button>
  );
  return (
    <ListScreen
      title={t(employeeWords.title)}
      actions={hire}
      filters={<EmployeeFilters list={list} />}
      chipWords={{ departmentId: useDepartmentName(list.search.departmentId) }}
      empty={{ hint: t(employeeWords.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened?.kind === 'new' && <FormDialog onClose={close} onHired={({ code }) => setHired(code)} />}
      {opened?.kind === 'edit' && (
        <FormDialog
          record={opened.employee}
          onClose={close}
          // What still waits for them stands there.
          onResigned={(employee) => setOpened({ kind: 'info', employee })}
        />
      )}
      {opened?.kind === 'info' && (
        <InfoDialog
          employee={opened.employee}
          waitingOf={waitingOf}
          onResign={() => setOpened({ kind: 'resign', employee: opened.employee })}
          onClose={close}
        />
      )}
      {opened?.kind === 'resign' && resign(opened.employee, close)}
    </ListScreen>
  );
};

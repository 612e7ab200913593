import { Button } from '@mantine/core';
import { documentLimits } from '@portal/contract/documents';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { fieldMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { isForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { PersonPicker } from '../../../ui/person/person-picker-picker.tsx';
import { roles } from '../../../ui/table/roles.ts';
import { PeopleFinder, PickedPeople, type PickedPerson, usePicking } from '../../approval/index.ts';
import { identityKeys, useMe } from '../../identity/index.ts';
import { documentKeys } from '../document/document.queries.ts';
import { documentWords } from '../document/document.words.ts';
import { useLostRight } from '../document/document-acts.ts';
import classes from './drive-permission.module.css';
import { type DocumentManagers, documentManagersQuery, putAdministrators } from './drive-permission.queries.ts';
import { drivePermissionWords } from './drive-permission.words.ts';

/** The queries that change with rights: those here, and in the administration. */
const refreshedByRights = [documentKeys.all, identityKeys.me, adminKeys.permissions];

type Props = { administrators: readonly PickedPerson[]; onClose: () => void };

/** Chooses who administers the document center: at least one. */
const AdministratorsDialog = ({ administrators, onClose }: Props) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  // As they were when one began.
  const [applied] = useState(administrators);
  const picking = usePicking(applied);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => putAdministrators(picking.all),
    meta: { refreshes: refreshedByRights, ownErrors: true },
    onSuccess: () => {
      notifySuccess(t(drivePermissionWords.saved));
      onClose();
    },
  });
  const isNobody = picking.all.length === 0;
  const apply = (): void => {
    setTried(true);
    if (!isNobody) mutate();
  };
  /** Whom the server names among those that were sent. */
  const named = (isFailure(error) ? error.errors : []).map(({ path, message }) => {
    const person = picking.all[Number(path.split('.')[0])];
    return person ? `${nameOf(person)}: ${message}` : message;
  });
  const isFull = picking.all.length > documentLimits.administrators;
  return (
    <PersonPicker
      title={t(drivePermissionWords.choose)}
      chosenLabel={t(drivePermissionWords.administrator)}
      empty={isNobody}
      changed={picking.isChanged && !isFull}
      busy={isPending}
      onClear={picking.clear}
      onApply={apply}
      onClose={onClose}
      finding={
        <PeopleFinder
          own={employee}
          checked={picking.checked}
          onCheck={picking.setChecked}
          refusalOf={({ id }) =>
            picking.pending.some((each) => each.id === id) ? t(personPickerWords.field.twice) : undefined
          }
          onAdd={picking.take}
        />
      }
      chosen={
        <div>
          {tried && isNobody && <Notice title={fieldMessage({ path: '', code: 'no-administrator' })} />}
          {error && !isNobody && (
            <Notice title={t(drivePermissionWords.failed, { message: messageOf(error) })}>{named.join(' ')}</Notice>
          )}
          <PickedPeople
            label={t(drivePermissionWords.administrator)}
            empty={fieldMessage({ path: '', code: 'no-administrator' })}
            people={picking.pending}
            onRemove={picking.remove}
          />
        </div>
      }
    />
  );
};

type People = DocumentManagers['administrators'];

/** Department and name of each. */
const PeopleList = ({ people, label }: { people: People; label: string }) => (
  <ul className={classes.people} aria-label={label}>
    {people.map((person) => (
      <li key={person.id}>
        <span className={classes.department}>{nameOf(person.department)}</span>
        {`${nameOf(person)} ${person.position}`}
      </li>
    ))}
  </ul>
);

const AdministratorsCell = ({ people }: { people: People }) => {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  return (
    <div className={classes.charge}>
      {people.length === 0 ? (
        <span>{t(drivePermissionWords.nobody)}</span>
      ) : (
        <PeopleList people={people} label={t(drivePermissionWords.administrator)} />
      )}
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {t(drivePermissionWords.edit)}
      </Button>
      {choosing && <AdministratorsDialog administrators={people} onClose={close} />}
    </div>
  );
};

/** The first of those who manage manuals and how many others, all of them on demand. */
const ManagersCell = ({ people: [first, ...others] }: { people: People }) => {
  const { t } = useTranslation();
  const name = first && `${nameOf(first.department)} ${nameOf(first)}`;
  return (
    <div className={classes.managers}>
      {first === undefined && <span>{t(drivePermissionWords.nobody)}</span>}
      {first && others.length === 0 && <span>{name}</span>}
      {first && others.length > 0 && (
        <details>
          <summary>{t(documentWords.andOthers, { name: name ?? '', count: others.length })}</summary>
          <PeopleList people={[first, ...others]} label={t(drivePermissionWords.manager)} />
        </details>
      )}
      <p className={classes.note}>
        {t(drivePermissionWords.note)} <TextLink to="/documentcenter/admin">{t(documentWords.menu.manuals)}</TextLink>
      </p>
    </div>
  );
};

const PermissionTable = ({ administrators, manualManagers }: DocumentManagers) => {
  const { t } = useTranslation();
  const columns = ['level', 'permission', 'charge'] as const;
  const rows = [
    {
      level: 'Level 4',
      name: t(drivePermissionWords.administrator),
      cell: <AdministratorsCell people={administrators} />,
    },
    { level: 'Level 3', name: t(drivePermissionWords.manager), cell: <ManagersCell people={manualManagers} /> },
  ];
  return (
    <div className={classes.box}>
      <table {...roles.table} className={classes.table} aria-label={t(documentWords.menu.permission)}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column} {...roles.head} scope="col">
                {t(drivePermissionWords.column[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ level, name, cell }) => (
            <tr key={level} {...roles.row}>
              <td {...roles.cell} className={classes.level}>
                {level}
              </td>
              <th {...roles.rowHead} scope="row">
                {name}
              </th>
              <td {...roles.cell}>{cell}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Who administers the document center and who manages manuals (rules/documents.md#administrators). */
export const DocumentPermissionScreen = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(documentManagersQuery);
  useLostRight(isForbidden(error));
  return (
    <>
      <PageHeader title={t(documentWords.menu.permission)} />
      {error && data === undefined && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <RecordSkeleton />}
      {data && <PermissionTable {...data} />}
    </>
  );
};

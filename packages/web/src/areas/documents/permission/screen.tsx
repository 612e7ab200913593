import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/header.tsx';
import { isNobodys } from '../../../ui/page/led-away.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { roles } from '../../../ui/table/roles.ts';
import { documentWords } from '../document.words.ts';
import { useLostRight } from '../lost-right.ts';
import { type DocumentManagers, documentManagersQuery } from './api.ts';
import AdministratorsDialog from './dialog.tsx';
import { drivePermissionWords } from './drive-permission.words.ts';
import classes from './styles.module.css';

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
  useLostRight(isNobodys(error));
  return (
    <>
      <PageHeader title={t(documentWords.menu.permission)} />
      {error && data === undefined && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <RecordSkeleton />}
      {data && <PermissionTable {...data} />}
    </>
  );
};

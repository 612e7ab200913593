import { Button, ScrollArea, Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Person } from '@portal/contract/directory';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { departmentNameOf, nameOf } from './document-people.ts';
import { candidatesQuery, MOST_CANDIDATES } from './line-candidates.api.ts';
import { DepartmentTree } from './line-department-tree.tsx';
import { type LineRefusal, type PickedLine, refusalOf } from './line-order.ts';
import { LinePhoto } from './line-photo.tsx';
import classes from './line-picker.module.css';

type RowProps = { person: Person; refusal: LineRefusal | undefined; onAdd: () => void };

const CandidateRow = ({ person, refusal, onAdd }: RowProps) => {
  const { t } = useTranslation();
  return (
    <li>
      <UnstyledButton
        className={classes.candidate}
        aria-disabled={refusal !== undefined}
        onClick={() => refusal === undefined && onAdd()}
      >
        <LinePhoto person={person} />
        <span className={classes.who}>
          <b>
            {nameOf(person)} {person.position}
          </b>
          <small>
            {departmentNameOf(person)} · {person.code}
          </small>
        </span>
        {refusal === undefined ? (
          <IconPlus size={16} aria-label={t('approval.line.add')} />
        ) : (
          <small className={classes.refusal}>{t(`approval.line.refusal.${refusal}`)}</small>
        )}
      </UnstyledButton>
    </li>
  );
};

type Props = {
  lines: readonly PickedLine[];
  drafter: Person;
  onAdd: (person: Person) => void;
};

/** Finding people: the tree of departments, a name to search, and who it finds. */
export const LineCandidates = ({ lines, drafter, onAdd }: Props) => {
  const { t } = useTranslation();
  const [departmentId, setDepartmentId] = useState<number | undefined>(drafter.department.id);
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), 200);
  const { data, isError, refetch } = useQuery(candidatesQuery(departmentId, name));
  const people = data?.people.filter(({ id }) => id !== drafter.id);
  return (
    <div className={classes.finding}>
      <TextInput
        className={classes.search}
        type="search"
        data-autofocus
        aria-label={t('approval.line.search')}
        placeholder={t('approval.line.search')}
        maxLength={50}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DepartmentTree chosen={departmentId} onChoose={setDepartmentId} />
      <ScrollArea.Autosize mah={{ base: 'none', sm: 410 }} className={classes.people}>
        {isError && (
          <Button variant="default" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        )}
        {!people && !isError && <Skeleton height={200} />}
        <ul className={classes.list} aria-label={t('approval.line.people')}>
          {people?.map((person) => (
            <CandidateRow
              key={person.id}
              person={person}
              refusal={refusalOf(lines, person.id, drafter.id)}
              onAdd={() => onAdd(person)}
            />
          ))}
        </ul>
        <Text size="sm" c="dimmed" p="xs" role="status">
          {people?.length === 0 && t('approval.line.nobody')}
          {data && data.total > MOST_CANDIDATES && t('approval.line.tooMany', { count: MOST_CANDIDATES })}
        </Text>
        {people?.length === 0 && departmentId !== undefined && (
          <Button variant="default" mx="xs" onClick={() => setDepartmentId(undefined)}>
            {t('approval.line.searchEverywhere')}
          </Button>
        )}
      </ScrollArea.Autosize>
    </div>
  );
};

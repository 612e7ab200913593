import { Button, ScrollArea, Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Person } from '@portal/contract/directory';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { departmentNameOf, titledName } from '../document/people.ts';
import { candidatesQuery, MOST_CANDIDATES } from './candidates.api.ts';
import { DepartmentTree } from './department-tree.tsx';
import { PickerPhoto } from './photo.tsx';
import classes from './styles.module.css';

type RowProps = { photo: ReactNode; name: string; note: string; refusal: string | undefined; onAdd: () => void };

/** One that can be picked, or the reason why not. */
export const CandidateRow = ({ photo, name, note, refusal, onAdd }: RowProps) => {
  const { t } = useTranslation();
  return (
    <li>
      <UnstyledButton
        className={classes.candidate}
        aria-disabled={refusal !== undefined}
        onClick={() => refusal === undefined && onAdd()}
      >
        {photo}
        <span className={classes.who}>
          <b>{name}</b>
          <small>{note}</small>
        </span>
        {refusal === undefined ? (
          <IconPlus size={16} aria-label={t('approval.picker.add')} />
        ) : (
          <small className={classes.refusal}>{refusal}</small>
        )}
      </UnstyledButton>
    </li>
  );
};

/** What people are looked for by. */
export type Looked = { departmentId: number | undefined; name: string };

type Props = {
  /** Who picks: never among the candidates, and their department stands open at first. */
  own: Person;
  /** Why a person cannot be picked, in words; undefined: they can. */
  refusalOf: (person: Person) => string | undefined;
  onAdd: (person: Person) => void;
  /** Rows above the people. */
  before?: (looked: Looked) => ReactNode;
};

/** Finding people: the tree of departments, a name to search, and who it finds. */
export const PickerCandidates = ({ own, refusalOf, onAdd, before }: Props) => {
  const { t } = useTranslation();
  const [departmentId, setDepartmentId] = useState<number | undefined>(own.department.id);
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), 200);
  const { data, error, refetch } = useQuery(candidatesQuery(departmentId, name));
  const people = data?.people.filter(({ id }) => id !== own.id);
  return (
    <div className={classes.finding}>
      <TextInput
        className={classes.search}
        type="search"
        data-autofocus
        aria-label={t('approval.picker.search')}
        placeholder={t('approval.picker.search')}
        maxLength={50}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DepartmentTree chosen={departmentId} onChoose={setDepartmentId} />
      <ScrollArea.Autosize mah={{ base: 'none', sm: 410 }} className={classes.people}>
        {error && <FailureNote error={error} onRetry={() => void refetch()} />}
        {!people && !error && <Skeleton height={200} />}
        <ul className={classes.list} aria-label={t('approval.picker.people')}>
          {before?.({ departmentId, name })}
          {people?.map((person) => (
            <CandidateRow
              key={person.id}
              photo={<PickerPhoto person={person} />}
              name={titledName(person)}
              note={`${departmentNameOf(person)} · ${person.code}`}
              refusal={refusalOf(person)}
              onAdd={() => onAdd(person)}
            />
          ))}
        </ul>
        <Text size="sm" c="dimmed" p="xs" role="status">
          {people?.length === 0 && t('approval.picker.nobody')}
          {data && data.total > MOST_CANDIDATES && t('approval.picker.tooMany', { count: MOST_CANDIDATES })}
        </Text>
        {people?.length === 0 && departmentId !== undefined && (
          <Button variant="default" mx="xs" onClick={() => setDepartmentId(undefined)}>
            {t('approval.picker.searchEverywhere')}
          </Button>
        )}
      </ScrollArea.Autosize>
    </div>
  );
};

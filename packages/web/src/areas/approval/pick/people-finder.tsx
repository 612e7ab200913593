import { Button, Checkbox, ScrollArea, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import { searchLimits } from '@portal/contract/kernel';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { useFirstHit } from '../../../ui/person/first-hit.ts';
import { useLook } from '../../../ui/person/look.ts';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import { Who } from '../../../ui/person/picked.tsx';
import picker from '../../../ui/person/picker.module.css';
import { TreeChoices } from '../../../ui/tree/choices.tsx';
import { departmentTreeQuery } from '../../directory/index.ts';
import { type Checked, clicked, isAllChecked, toggled, toggledAll } from './people-checks.ts';
import classes from './people-picker.module.css';
import { candidatesQuery, MOST_CANDIDATES } from './picker-candidates.queries.ts';
import { departmentChoices, PickerPhoto } from './picker-candidates.tsx';

type Shared = {
  checked: Checked;
  onCheck: (checked: Checked) => void;
  /** Why a person cannot be picked, as text; undefined if they can. */
  refusalOf: (person: Person) => string | undefined;
};

const Row = ({ person, checked, onCheck, refusalOf }: Shared & { person: Person }) => {
  const refusal = refusalOf(person);
  const name = titledName(person);
  const isChecked = checked.has(person.id);
  return (
    <li className={classes.row} data-checked={isChecked || undefined}>
      <Checkbox
        size="md"
        aria-label={`${name} · ${departmentNameOf(person)}`}
        checked={isChecked}
        disabled={refusal !== undefined}
        onChange={() => onCheck(toggled(checked, person))}
      />
      <UnstyledButton
        className={picker.candidate}
        aria-disabled={refusal !== undefined}
        aria-pressed={isChecked}
        onClick={(event) => refusal === undefined && onCheck(clicked(checked, person, event))}
      >
        <PickerPhoto person={person} />
        <Who name={name} note={`${departmentNameOf(person)} · ${person.code}`} />
        {refusal !== undefined && <small className={picker.refusal}>{refusal}</small>}
      </UnstyledButton>
    </li>
  );
};

type PeopleProps = Shared & {
  people: readonly Person[];
  /** The people who are added together, which may be more than are shown. */
  everyone: readonly Person[];
  isSearch: boolean;
  isCut: boolean;
  /** The result of adding a person by Enter. */
  announcement: string;
};

const People = (props: PeopleProps) => {
  const { people, everyone, isSearch, isCut, announcement, checked, onCheck, refusalOf } = props;
  const { t } = useTranslation();
  const open = everyone.filter((person) => refusalOf(person) === undefined);
  const all = isAllChecked(checked, open);
  return (
    <>
      {open.length > 0 && (
        <div className={classes.all}>
          <Checkbox
            size="md"
            label={
              everyone.length > people.length
                ? t(personPickerWords.field.allOf, { count: open.length })
                : t(personPickerWords.field.all)
            }
            checked={all}
            indeterminate={!all && open.some(({ id }) => checked.has(id))}
            onChange={() => onCheck(toggledAll(checked, open))}
          />
        </div>
      )}
      <ul className={picker.list} aria-label={t(personPickerWords.people)}>
        {people.map((person) => (
          <Row key={person.id} {...{ person, checked, onCheck, refusalOf }} />
        ))}
      </ul>
      <p className={classes.note} role="status">
        {announcement}
        {announcement === '' &&
          people.length === 0 &&
          t(isSearch ? personPickerWords.field.noHits : personPickerWords.field.noMembers)}
        {announcement === '' && isCut && t(personPickerWords.tooMany, { count: MOST_CANDIDATES })}
      </p>
    </>
  );
};

type Props = Shared & {
  /** The user, whose department is expanded at first. */
  own: Person;
  /** People who are not found here. */
  leftOut?: number;
  /** Adds the checked people, and the first hit of the search. */
  onAdd: (found?: Person) => void;
};

/** Finding people by a department or a name, and checking several of them. */
export const PeopleFinder = ({ own, leftOut, onAdd, ...shared }: Props) => {
  const { t } = useTranslation();
  const look = useLook(own.department.id);
  const { data: departments } = useQuery(departmentTreeQuery);
  const { data, error, isPlaceholderData, refetch } = useQuery(candidatesQuery(look.departmentId, look.name));
  const people = data?.people.filter(({ id }) => id !== leftOut);
  const { announcement, field } = useFirstHit({
    look,
    hits: isPlaceholderData
      ? undefined
      : people?.map((person) => ({
          name: titledName(person),
          note: departmentNameOf(person),
          refusal: shared.refusalOf(person),
          onAdd: () => onAdd(person),
        })),
  });
  const count = shared.checked.size;
  return (
    <div className={picker.finding}>
      <TextInput
        className={picker.search ?? ''}
        type="search"
        data-autofocus
        aria-label={t(personPickerWords.search)}
        placeholder={t(personPickerWords.search)}
        maxLength={searchLimits.name}
        leftSection={<IconSearch size={16} aria-hidden />}
        {...field}
      />
      <TreeChoices
        label={t(personPickerWords.departments)}
        all={t(personPickerWords.everybody)}
        nodes={useMemo(() => departments && departmentChoices(departments), [departments])}
        chosen={look.departmentId}
        onChoose={look.setDepartmentId}
      />
      <ScrollArea.Autosize mah={{ base: 'none', sm: 410 }} className={picker.people}>
        {error && <FailureNote error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={200} />}
        {data && people && (
          <People
            {...shared}
            people={people}
            everyone={data.everyone.filter(({ id }) => id !== leftOut)}
            isSearch={look.name !== ''}
            isCut={data.total > MOST_CANDIDATES}
            announcement={announcement}
          />
        )}
      </ScrollArea.Autosize>
      <Button
        className={picker.search ?? ''}
        variant="light"
        disabled={count === 0}
        rightSection={<IconArrowRight size={16} aria-hidden />}
        onClick={() => onAdd()}
      >
        {t(personPickerWords.field.addChecked, { count })}
      </Button>
    </div>
  );
};

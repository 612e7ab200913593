import { ActionIcon, TextInput } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import { searchWords } from '@portal/contract/kernel';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { focusNeighbour } from '../../../ui/dialog/focus-neighbour.ts';
import { personPickerWords } from '../../../ui/person/person-picker.words.ts';
import { pickingPlaces } from '../../../ui/person/person-picker-picker.tsx';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import { PickedBox, PickedRow, Who } from '../../../ui/person/picked.tsx';
import { type Checked, noneChecked } from './people-checks.ts';
import classes from './people-picker.module.css';
import { PickerPhoto } from './picker-candidates.tsx';
/** A picked person, as a list of picked people shows them. */
export type PickedPerson = Omit<Person, 'code' | 'jobTitle'>;

/** Those of the first that are not among the others; both may be thousands. */
export const without = <P extends { id: number }>(people: Iterable<P>, others: readonly { id: number }[]): P[] => {
  const ids = new Set(others.map(({ id }) => id));
  return [...people].filter(({ id }) => !ids.has(id));
};

const samePeople = (one: readonly PickedPerson[], other: readonly PickedPerson[]): boolean =>
  one.length === other.length && without(one, other).length === 0;

/** The checked hits, and the people in the list to apply. */
export const usePicking = (applied: readonly PickedPerson[]) => {
  const [checked, setChecked] = useState<Checked>(noneChecked);
  const [pending, setPending] = useState(applied);
  const all = [...pending, ...without(checked.values(), pending)];
  return {
    checked,
    setChecked,
    pending,
    /** The people after applying: checked ones count without being added first. */
    all,
    isChanged: checked.size > 0 || !samePeople(pending, applied),
    /** Adds the checked people and one more. */
    take: (found?: Person) => {
      setPending([...all, ...without(found ? [found] : [], all)]);
      setChecked(noneChecked);
    },
    remove: (id: number) => setPending(pending.filter((each) => each.id !== id)),
    clear: () => {
      setPending([]);
      setChecked(noneChecked);
    },
  };
};

type Props = {
  label: string;
  empty: string;
  people: readonly PickedPerson[];
  /** An additional text for each person. */
  extra?: (person: PickedPerson) => ReactNode;
  /** The same, on a line of its own. */
  below?: (person: PickedPerson) => ReactNode;
  onRemove: (id: number) => void;
};

/** From this number on there is a search by name. */
const SEARCHED_FROM = 20;
/** The maximum number of rendered rows. */
const MOST_SHOWN = 200;

const named = (people: readonly PickedPerson[], name: string): readonly PickedPerson[] => {
  const words = searchWords(name.toLowerCase());
  if (words.length === 0) return people;
  return people.filter((person) => {
    const names = `${person.name} ${person.engName}`.toLowerCase();
    return words.every((word) => names.includes(word));
  });
};

/** Names that more than one of them has. */
const namesTwice = (people: readonly PickedPerson[]): ReadonlySet<string> => {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const name of people.map(nameOf)) (seen.has(name) ? twice : seen).add(name);
  return twice;
};

/** The people after applying; people with the same name and department are distinguished by their address. */
export const PickedPeople = ({ label, empty, people, extra, below, onRemove }: Props) => {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const isMany = people.length > SEARCHED_FROM;
  const found = isMany ? named(people, name) : people;
  const twice = useMemo(() => namesTwice(people), [people]);
  const spokenName = (person: PickedPerson): string =>
    twice.has(nameOf(person)) ? `${nameOf(person)} (${person.email})` : nameOf(person);
  return (
    <PickedBox height={460} empty={empty} isEmpty={people.length === 0}>
      {isMany && (
        <TextInput
          className={classes.search ?? ''}
          type="search"
          aria-label={t(personPickerWords.field.searchChosen, { count: people.length })}
          placeholder={t(personPickerWords.field.searchChosen, { count: people.length })}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <ul className={classes.picked} aria-label={label}>
        {found.slice(0, MOST_SHOWN).map((person) => (
          <PickedRow key={person.id}>
            <PickerPhoto person={person} />
            <Who name={titledName(person)} note={`${departmentNameOf(person)} · ${person.email}`} />
            {extra?.(person)}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t(personPickerWords.remove, { name: spokenName(person) })}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget, ...pickingPlaces(currentTarget));
                onRemove(person.id);
              }}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
            {below && <div className={classes.below}>{below(person)}</div>}
          </PickedRow>
        ))}
      </ul>
      {isMany && found.length === 0 && <p className={classes.note}>{t(personPickerWords.field.noHits)}</p>}
      {found.length > MOST_SHOWN && (
        <p className={classes.note}>{t(personPickerWords.tooMany, { count: MOST_SHOWN })}</p>
      )}
    </PickedBox>
  );
};

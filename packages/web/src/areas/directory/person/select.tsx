import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Person } from '@portal/contract/directory';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import classes from './select.module.css';

type Chosen = Pick<Person, 'id' | 'name' | 'engName' | 'position' | 'department'>;

type Props<One extends Chosen> = {
  label: string;
  className?: string | undefined;
  required?: boolean;
  error?: ReactNode;
  /** Who is offered; undefined until they are here. */
  people: readonly One[] | undefined;
  chosen: One | undefined;
  /** The typed name, once the typing pauses. */
  onLook: (name: string) => void;
  onChoose: (person: One | undefined) => void;
};

const PAUSE_MS = 200;

const wordsOf = (person: Chosen): string => `${nameOf(person)} ${person.position} · ${nameOf(person.department)}`;

/** Chooses one person by a part of their name; the server finds them. */
export const PersonSelect = <One extends Chosen>(props: Props<One>) => {
  const { label, className, required = false, error, people, chosen, onLook, onChoose } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState(chosen ? wordsOf(chosen) : '');
  const [paused] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const looked = chosen && paused === wordsOf(chosen) ? '' : paused;
  const look = useEffectEvent(onLook);
  useEffect(() => look(looked), [looked]);
  // The chosen one stays on offer, whatever is looked for.
  const offered = chosen && !people?.some(({ id }) => id === chosen.id) ? [chosen, ...(people ?? [])] : (people ?? []);
  return (
    <Select
      {...(className === undefined ? {} : { className })}
      label={label}
      placeholder={t('admin.person.look')}
      searchable
      clearable
      openOnFocus={false}
      required={required}
      error={error}
      data={offered.map((person) => ({ value: String(person.id), label: wordsOf(person) }))}
      value={chosen ? String(chosen.id) : null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChoose(offered.find((person) => String(person.id) === id))}
      filter={({ options }) => options}
      nothingFoundMessage={people === undefined ? t('ui.loading') : t('admin.person.nobody')}
      clearButtonProps={{ 'aria-label': t('admin.person.clear') }}
      withScrollArea={false}
      classNames={{ options: classes.offered ?? '' }}
    />
  );
};

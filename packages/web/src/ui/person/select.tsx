import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './select.module.css';
import { fullName, type ShownPerson } from './words.ts';

type Props<One extends ShownPerson> = {
  id?: string;
  label: string;
  className?: string | undefined;
  required?: boolean;
  /** A dialog opens with the focus here. */
  first?: boolean;
  error?: ReactNode;
  /** Who is offered; undefined until they are here. */
  people: readonly One[] | undefined;
  chosen: One | undefined;
  /** The typed name, once the typing pauses. */
  onLook: (name: string) => void;
  onChoose: (person: One | undefined) => void;
};

const PAUSE_MS = 200;

/** Chooses one person by a part of their name; the server finds them. */
export const PersonSelect = <One extends ShownPerson>(props: Props<One>) => {
  const { id, label, className, required = false, first = false, error, people, chosen, onLook, onChoose } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState(chosen ? fullName(chosen) : '');
  const [paused] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const looked = chosen && paused === fullName(chosen) ? '' : paused;
  const look = useEffectEvent(onLook);
  useEffect(() => look(looked), [looked]);
  // The chosen one stays on offer, whatever is looked for.
  const offered = chosen && !people?.some(({ id }) => id === chosen.id) ? [chosen, ...(people ?? [])] : (people ?? []);
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      {...(className === undefined ? {} : { className })}
      label={label}
      placeholder={t('ui.person.search')}
      searchable
      clearable
      openOnFocus={false}
      required={required}
      data-autofocus={first || undefined}
      error={error}
      data={offered.map((person) => ({ value: String(person.id), label: fullName(person) }))}
      value={chosen ? String(chosen.id) : null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChoose(offered.find((person) => String(person.id) === id))}
      filter={({ options }) => options}
      nothingFoundMessage={people === undefined ? t('ui.loading') : t('ui.person.nobody')}
      clearButtonProps={{ 'aria-label': t('ui.person.unchoose') }}
      withScrollArea={false}
      classNames={{ options: classes.offered ?? '' }}
    />
  );
};

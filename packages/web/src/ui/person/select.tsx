import { Select } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import { useLook } from './look.ts';
import { personPickerWords } from './person-picker.words.ts';
import { fullName, type ShownPerson } from './person-picker-texts.ts';
import classes from './select.module.css';

type Props<One extends ShownPerson, Data, Key extends QueryKey> = {
  id?: string;
  label: string;
  className?: string | undefined;
  required?: boolean;
  /** Has the initial focus of its dialog. */
  first?: boolean;
  error?: ReactNode;
  /** Who has a name; the server finds them. */
  find: (name: string) => UseQueryOptions<Data, Error, One[], Key>;
  /** Which people may be chosen; by default all. */
  offers?: (person: One) => boolean;
  /** The message when only people who may not be chosen were found. */
  withheld?: string;
  chosen: One | undefined;
  onChoose: (person: One | undefined) => void;
};

/**
 * Chooses one person by a part of their name. Enter chooses the first hit and never submits the form. Typing again
 * clears the choice, and a form with a typed name without a choice is not submitted (`focusUnchosen`).
 */
export const PersonSelect = <One extends ShownPerson, Data, Key extends QueryKey>(props: Props<One, Data, Key>) => {
  const {
    id,
    label,
    className,
    required = false,
    first = false,
    error,
    find,
    offers,
    withheld,
    chosen,
    onChoose,
  } = props;
  const { t } = useTranslation();
  const look = useLook(undefined);
  const [wanted, setWanted] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const { data, isPlaceholderData } = useQuery(find(look.name));
  const people = data?.filter((person) => offers?.(person) ?? true);
  const choose = (person: One | undefined): void => {
    look.setTyped('');
    setWanted(undefined);
    setIsOpen(false);
    onChoose(person);
  };
  const type = (text: string): void => {
    look.setTyped(text);
    setWanted(undefined);
    setWasLeft(false);
    if (chosen) onChoose(undefined);
  };
  const isHere = wanted !== undefined && wanted === look.name && people !== undefined && !isPlaceholderData;
  const takeFirst = useEffectEvent(() => (people?.[0] ? choose(people[0]) : setWanted(undefined)));
  useEffect(() => {
    if (isHere) takeFirst();
  }, [isHere]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter also ends the composition of a Korean letter; an option selected by arrow keys is chosen by the list
    // itself.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.currentTarget.hasAttribute('aria-activedescendant') || look.typed.trim() === '') return;
    look.lookNow();
    setWanted(look.typed.trim());
  };
  // The chosen person stays among the options, whatever is searched.
  const options = chosen && !people?.some((person) => person.id === chosen.id) ? [chosen, ...(people ?? [])] : people;
  const isUnchosen = !chosen && look.typed.trim() !== '';
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      {...(className === undefined ? {} : { className })}
      label={label}
      placeholder={t(personPickerWords.search)}
      searchable
      clearable={chosen !== undefined}
      openOnFocus={false}
      required={required}
      data-autofocus={first || undefined}
      data-unchosen={isUnchosen || undefined}
      error={isUnchosen && wasLeft ? t(personPickerWords.chooseOne) : error}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      onBlur={() => setWasLeft(true)}
      data={(options ?? []).map((person) => ({ value: String(person.id), label: fullName(person) }))}
      // Not null, which would clear the text while it is being typed.
      value={chosen ? String(chosen.id) : ''}
      searchValue={chosen ? fullName(chosen) : look.typed}
      onInput={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onChange={(id) => choose(options?.find((person) => String(person.id) === id))}
      filter={({ options }) => options}
      nothingFoundMessage={
        people === undefined ? t(uiWords.loading) : (data?.length && withheld) || t(personPickerWords.nobody)
      }
      clearButtonProps={{ 'aria-label': t(personPickerWords.unchoose) }}
      withScrollArea={false}
      classNames={{ options: classes.offered ?? '' }}
    />
  );
};

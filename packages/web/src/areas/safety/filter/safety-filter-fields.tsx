import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import { filterWords, NONE } from '@portal/contract/safety';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { DaysField } from '../../../ui/list/days-field.tsx';
import type { FilterField } from '../../../ui/list/list-state.ts';
import { PeriodField } from '../../../ui/list/period-field.tsx';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { peopleQuery } from '../../approval/index.ts';
import { departmentTreeQuery } from '../../directory/index.ts';
import classes from './safety-filter.module.css';
import { ownerQuery } from './safety-filter.queries.ts';
import { safetyFilterWords } from './safety-filter.words.ts';
import {
  AIRPORT,
  type FilterName,
  MOST_VALUES,
  NUMBER,
  type OfferedName,
  offeredText,
  offers,
} from './safety-filter-kinds.ts';

type Narrow = (change: Readonly<Record<string, unknown>>) => void;

/** The values of a filter, any of which fits, or none of them: the first list replaces what is chosen, the second adds to it. */
export const OfferedField = ({ name, value, onChange }: FilterField & { name: OfferedName }) => {
  const { t } = useTranslation();
  const known = [...offers[name](), { value: NONE, label: t(safetyFilterWords.none) }];
  const chosen = value === '' ? [] : value.split(',');
  const others = chosen.length < MOST_VALUES ? known.filter((each) => !chosen.includes(each.value)) : [];
  const items = others.map((each) => ({ value: [...chosen, each.value].join(','), label: `+ ${each.label}` }));
  return (
    <ChoiceField
      label={t(filterWords.name[name])}
      labelled
      all={t(safetyFilterWords.all)}
      options={[...(chosen.length > 1 ? [{ value, label: offeredText(name, value) }] : []), ...known]}
      more={chosen.length > 0 && items.length > 0 ? { group: t(safetyFilterWords.also), items } : undefined}
      value={value}
      onChange={onChange}
    />
  );
};

const codeFields = {
  airport: { pattern: AIRPORT, wrong: safetyFilterWords.airportWrong, hint: safetyFilterWords.airportHint },
  registrationNo: { pattern: NUMBER, wrong: safetyFilterWords.numberWrong, hint: undefined },
  flightNo: { pattern: NUMBER, wrong: safetyFilterWords.numberWrong, hint: undefined },
} as const;

/** A code while it is typed; the list follows on Enter and when the field loses focus. */
export const CodeField = ({ name, value, onChange }: FilterField & { name: keyof typeof codeFields }) => {
  const { t } = useTranslation();
  const { pattern, wrong, hint } = codeFields[name];
  const [text, setText] = useState(value);
  const known = useRef(value);
  // A chip, or a view, changed the address: the field follows.
  if (known.current !== value) {
    known.current = value;
    setText(value);
  }
  const typed = text.trim();
  const isWrong = typed !== '' && !pattern.test(typed);
  const take = (): void => {
    if (!isWrong && typed !== value) onChange(typed);
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Enter' && !nativeEvent.isComposing) take();
  };
  return (
    <TextInput
      label={t(filterWords.name[name])}
      maxLength={50}
      value={text}
      error={isWrong ? t(wrong) : undefined}
      {...(hint ? { placeholder: t(hint) } : {})}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  );
};

type DaysProps = { from: FilterField; to: FilterField; narrow: Narrow };

/** A period by its name or by its days. */
export const FilterDays = ({ from, to, narrow }: DaysProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.days}>
      <PeriodField
        label={t(safetyFilterWords.period)}
        labelled
        from={from.value || undefined}
        to={to.value || undefined}
        onChange={(days) => narrow({ fromDate: days.from, toDate: days.to })}
      />
      <DaysField
        labelled
        labels={{ from: t(safetyFilterWords.from), to: t(safetyFilterWords.to) }}
        reversed={t(safetyFilterWords.reversed)}
        from={from}
        to={to}
        onDays={(days) => narrow({ fromDate: days.from, toDate: days.to })}
      />
    </div>
  );
};

/** Whether it is closed. */
export const OpenField = ({ value, onChange }: FilterField) => {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t(filterWords.name.open)}
      data={[
        { value: '', label: t(safetyFilterWords.all) },
        { value: 'true', label: t(safetyFilterWords.isOpen) },
        { value: 'false', label: t(safetyFilterWords.isClosed) },
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

/** Is narrowed by or is not. */
export const FlagField = ({ name, value, narrow }: { name: FilterName; value: boolean; narrow: Narrow }) => {
  const { t } = useTranslation();
  return (
    <Checkbox
      className={classes.check}
      label={t(filterWords.name[name])}
      checked={value}
      onChange={({ currentTarget }) => narrow({ [name]: currentTarget.checked || undefined })}
    />
  );
};

/** Who is responsible, by name. */
export const OwnerField = ({ ownerId, narrow }: { ownerId: number | undefined; narrow: Narrow }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: chosen } = useQuery(ownerQuery(ownerId));
  const choose = (person: Person | undefined): void => {
    if (person) queryClient.setQueryData(ownerQuery(person.id).queryKey, person);
    narrow({ ownerId: person?.id });
  };
  return (
    <PersonSelect
      label={t(filterWords.name.ownerId)}
      find={peopleQuery}
      chosen={ownerId === undefined ? undefined : (chosen ?? undefined)}
      onChoose={choose}
    />
  );
};

type Tree = readonly { id: number; name: string; engName: string; childNodes: Tree }[];
type Option = { value: string; label: string; name: string };

const optionsOf = (nodes: Tree, depth = 0): Option[] =>
  nodes.flatMap((node) => [
    { value: String(node.id), label: `${'-'.repeat(depth)} ${nameOf(node)}`.trim(), name: nameOf(node) },
    ...optionsOf(node.childNodes, depth + 1),
  ]);

const useDivisions = (): Option[] => {
  const { data } = useQuery(departmentTreeQuery);
  return optionsOf((data ?? []) as Tree);
};

/** A department with those below it. */
export const DivisionField = (field: FilterField) => {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t(filterWords.name.divisionId)}
      labelled
      all={t(safetyFilterWords.all)}
      options={useDivisions().map(({ value, label }) => ({ value, label }))}
      {...field}
    />
  );
};

/** What chips say of people and departments, once their names are here. */
export const useFilterNames = (search: { ownerId?: number | undefined; divisionId?: number | undefined }) => {
  const { t } = useTranslation();
  const { data: owner } = useQuery(ownerQuery(search.ownerId));
  const division = useDivisions().find(({ value }) => value === String(search.divisionId));
  const chip = (name: FilterName, value: string | undefined): string | undefined =>
    value === undefined ? undefined : t(safetyFilterWords.chip, { name: t(filterWords.name[name]), value });
  return {
    ownerId: chip('ownerId', owner ? nameOf(owner) : undefined),
    divisionId: chip('divisionId', division?.name),
  };
};

type ContentProps = { search: { searchType?: 'Content' | 'Title' | undefined }; narrow: Narrow };

/** Whether contents are searched as well. */
export const ContentToggle = ({ search, narrow }: ContentProps) => {
  const { t } = useTranslation();
  return (
    <Checkbox
      className={classes.check}
      label={t(safetyFilterWords.inContent)}
      checked={search.searchType === 'Content'}
      onChange={({ currentTarget }) => narrow({ searchType: currentTarget.checked ? 'Content' : undefined })}
    />
  );
};

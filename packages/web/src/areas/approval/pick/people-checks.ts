import type { Person } from '@portal/contract/directory';
import type { MouseEvent } from 'react';

/** Who is checked, by their id. */
export type Checked = ReadonlyMap<number, Person>;

export const noneChecked: Checked = new Map();

const mapOf = (people: Iterable<Person>): Checked => new Map([...people].map((person) => [person.id, person]));

export const toggled = (checked: Checked, person: Person): Checked =>
  checked.has(person.id)
    ? mapOf([...checked.values()].filter(({ id }) => id !== person.id))
    : mapOf([...checked.values(), person]);

/** A click with a modifier key toggles one person; without it, selects only one (rules/platform.md#pickers). */
export const clicked = (
  checked: Checked,
  person: Person,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): Checked => (ctrlKey || metaKey || shiftKey ? toggled(checked, person) : mapOf([person]));

export const isAllChecked = (checked: Checked, people: readonly Person[]): boolean =>
  people.length > 0 && people.every(({ id }) => checked.has(id));

/** Selects all of a department, or none if all were selected. */
export const toggledAll = (checked: Checked, people: readonly Person[]): Checked => {
  const ids = new Set(people.map(({ id }) => id));
  return isAllChecked(checked, people)
    ? mapOf([...checked.values()].filter(({ id }) => !ids.has(id)))
    : mapOf([...checked.values(), ...people]);
};

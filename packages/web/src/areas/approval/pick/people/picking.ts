import type { Person } from '@portal/contract/directory';
import { useState } from 'react';
import { type Checked, nobody } from './checks.ts';

/** Somebody who was picked, as far as a list of such people tells of them. */
export type PickedPerson = Omit<Person, 'code' | 'jobTitle'>;

/** Those of the first that are not among the others; both may be thousands. */
export const without = <P extends { id: number }>(people: Iterable<P>, others: readonly { id: number }[]): P[] => {
  const ids = new Set(others.map(({ id }) => id));
  return [...people].filter(({ id }) => !ids.has(id));
};

const samePeople = (one: readonly PickedPerson[], other: readonly PickedPerson[]): boolean =>
  one.length === other.length && without(one, other).length === 0;

/** Who is checked among those found, and who stands in the list that is applied. */
export const usePicking = (applied: readonly PickedPerson[]) => {
  const [checked, setChecked] = useState<Checked>(nobody);
  const [pending, setPending] = useState(applied);
  const all = [...pending, ...without(checked.values(), pending)];
  return {
    checked,
    setChecked,
    pending,
    /** Those who will be there: whoever is checked counts without being taken over first. */
    all,
    isChanged: checked.size > 0 || !samePeople(pending, applied),
    /** Takes over whoever is checked, and somebody besides. */
    take: (found?: Person) => {
      setPending([...all, ...without(found ? [found] : [], all)]);
      setChecked(nobody);
    },
    remove: (id: number) => setPending(pending.filter((each) => each.id !== id)),
    clear: () => {
      setPending([]);
      setChecked(nobody);
    },
  };
};

import type { Person } from '@portal/contract/directory';
import { useState } from 'react';
import { type Checked, nobody } from './checks.ts';

const samePeople = (one: readonly Person[], other: readonly Person[]): boolean =>
  one.length === other.length && one.every(({ id }) => other.some((each) => each.id === id));

/** Who is checked among those found, and who stands in the list that is applied. */
export const usePicking = (applied: readonly Person[]) => {
  const [checked, setChecked] = useState<Checked>(nobody);
  const [pending, setPending] = useState(applied);
  const all = [...pending, ...[...checked.values()].filter(({ id }) => !pending.some((each) => each.id === id))];
  return {
    checked,
    setChecked,
    pending,
    /** Those who will be there: whoever is checked counts without being taken over first. */
    all,
    isChanged: checked.size > 0 || !samePeople(pending, applied),
    take: () => {
      setPending(all);
      setChecked(nobody);
    },
    remove: (id: number) => setPending(pending.filter((each) => each.id !== id)),
    clear: () => {
      setPending([]);
      setChecked(nobody);
    },
  };
};

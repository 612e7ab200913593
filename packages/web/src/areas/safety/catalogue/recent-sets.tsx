import { Button, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import classes from './catalogue.module.css';
import { recentChoices, setRecentChoices } from './recent-choices.ts';

const MOST_OFFERED = 3;
const MOST_STORED = 20;

type Stored<Set> = { kind: string; set: Set; text: string };

/** What was chosen together for recent records. */
export const recentSets = <Set,>(name: string) => ({
  /** Stores what was chosen for a record of a kind. */
  remember: (queryClient: QueryClient, kind: string, set: Set): void => {
    const text = JSON.stringify(set);
    const others = recentChoices<Stored<Set>>(queryClient, name).filter(
      (each) => each.kind !== kind || each.text !== text,
    );
    setRecentChoices(queryClient, name, [{ kind, set, text }, ...others].slice(0, MOST_STORED));
  },
  /** The latest choices, those for records of the same kind first, each once. */
  offered: (queryClient: QueryClient, kind: string): Set[] => {
    const stored = recentChoices<Stored<Set>>(queryClient, name);
    const isSame = (each: { kind: string }): boolean => each.kind === kind;
    const inOrder = [...stored.filter(isSame), ...stored.filter((each) => !isSame(each))];
    return [...new Map(inOrder.map(({ text, set }) => [text, set])).values()].slice(0, MOST_OFFERED);
  },
});

type Props = { label: string; sets: readonly { words: string; take: () => void }[] };

/** Recent choices of several fields, each one press away. They are never set by themselves. */
export const RecentSets = ({ label, sets }: Props) => {
  const id = useId();
  if (sets.length === 0) return null;
  return (
    <div>
      <Text id={id} size="sm" c="dimmed" mb={4}>
        {label}
      </Text>
      <ul className={classes.recent} aria-labelledby={id}>
        {sets.map(({ words, take }) => (
          <li key={words} className={classes.set}>
            <Button
              size="compact-sm"
              variant="light"
              maw="100%"
              leftSection={<IconCopy size={14} aria-hidden />}
              title={words}
              onClick={take}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

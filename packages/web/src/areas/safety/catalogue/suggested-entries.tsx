import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { pathText, pathTo, type TreeNode } from '../../../ui/tree/nodes.ts';
import classes from './catalogue.module.css';
import { catalogueWords } from './catalogue.words.ts';
import { recentChoices, setRecentChoices } from './recent-choices.ts';

/** The trees whose recent choices are suggested. */
type Tree = 'occurrences' | 'hazards' | 'consequences';

const MOST = 3;

export const rememberEntry = (queryClient: QueryClient, tree: Tree, id: number): void => {
  const others = recentChoices<number>(queryClient, tree).filter((each) => each !== id);
  setRecentChoices(queryClient, tree, [id, ...others].slice(0, MOST));
};

type Props = {
  tree: Tree;
  nodes: readonly TreeNode[] | undefined;
  /** The entries that are chosen already. */
  taken: readonly number[];
  /** The entries that fit the record, shown before recent ones. */
  fitting?: readonly number[] | undefined;
  onPick: (id: number) => void;
};

/** Suggests entries that fit the record, and recent choices of other records, because reports are often similar. */
export const SuggestedEntries = ({ tree, nodes, taken, fitting = [], onPick }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [ids] = useState(() => recentChoices<number>(queryClient, tree));
  const offered = [...new Set([...fitting, ...ids])].flatMap((id) => {
    const path = taken.includes(id) ? undefined : pathTo(nodes ?? [], id);
    return path ? [{ id, path, name: path.at(-1)?.label ?? '' }] : [];
  });
  if (offered.length === 0) return null;
  const isAmbiguous = (name: string): boolean => offered.filter((each) => each.name === name).length > 1;
  return (
    <ul className={classes.recent} aria-label={t(catalogueWords.suggested)}>
      {offered.map(({ id, name, path }) => (
        <li key={id} className={classes.set}>
          <Button
            size="compact-sm"
            variant="light"
            maw="100%"
            leftSection={<IconPlus size={14} aria-hidden />}
            title={pathText(path)}
            onClick={() => {
              rememberEntry(queryClient, tree, id);
              onPick(id);
            }}
          >
            {isAmbiguous(name) ? pathText(path.slice(-2)) : name}
          </Button>
        </li>
      ))}
    </ul>
  );
};

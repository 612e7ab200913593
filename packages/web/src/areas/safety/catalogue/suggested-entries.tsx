import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { pathText, pathTo, type TreeNode } from '../../../ui/tree/nodes.ts';
import classes from './catalogue.module.css';
import { catalogueWords } from './catalogue.words.ts';

/** The trees whose recent choices are suggested. */
type Tree = 'occurrences' | 'hazards' | 'consequences';

const MOST = 3;

/** The recent choices in this window, latest first; nothing is stored. */
const recent = new Map<Tree, readonly number[]>();

export const rememberEntry = (tree: Tree, id: number): void => {
  recent.set(tree, [id, ...(recent.get(tree) ?? []).filter((each) => each !== id)].slice(0, MOST));
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
  const [ids] = useState(() => recent.get(tree) ?? []);
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
              rememberEntry(tree, id);
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

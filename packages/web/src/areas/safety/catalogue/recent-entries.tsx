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
  onPick: (id: number) => void;
};

/** Suggests recent choices of other records, because consecutive reports are often similar. */
export const RecentEntries = ({ tree, nodes, taken, onPick }: Props) => {
  const { t } = useTranslation();
  const [ids] = useState(() => recent.get(tree) ?? []);
  const offered = ids.flatMap((id) => {
    const path = taken.includes(id) ? undefined : pathTo(nodes ?? [], id);
    return path ? [{ id, name: path.at(-1)?.label ?? '', words: pathText(path) }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <ul className={classes.recent} aria-label={t(catalogueWords.recent)}>
      {offered.map(({ id, name, words }) => (
        <li key={id}>
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconPlus size={14} aria-hidden />}
            title={words}
            onClick={() => onPick(id)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
};

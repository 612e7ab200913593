import { ScrollArea, Skeleton, UnstyledButton } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import classes from './choices.module.css';
import type { TreeNode } from './nodes.ts';
import { TreeNodes } from './tree-nodes.tsx';

/** Scrolls the initially selected node to the middle of the tree, without scrolling the dialog. */
const useChosenInView = (viewport: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const box = viewport.current;
    const chosen = box?.querySelector('div[data-selected]')?.getBoundingClientRect();
    if (!box || !chosen) return;
    const place = box.getBoundingClientRect();
    box.scrollTop += chosen.top + chosen.height / 2 - (place.top + place.height / 2);
  }, [viewport]);

type Choosing = { label: string; chosen: number | undefined; onChoose: (id: number | undefined) => void };

type NodesProps = Choosing & { nodes: readonly TreeNode[]; viewport: RefObject<HTMLElement | null> };

const ScrolledNodes = ({ viewport, ...tree }: NodesProps) => {
  useChosenInView(viewport);
  return <TreeNodes {...tree} />;
};

type Props = Choosing & {
  /** Undefined while loading. */
  nodes: readonly TreeNode[] | undefined;
  /** The label of an entry above the tree for no selection, such as everybody. */
  all?: string;
};

/** One of a tree to choose. */
export const TreeChoices = ({ nodes, all, ...choosing }: Props) => {
  const viewport = useRef<HTMLDivElement>(null);
  return (
    <ScrollArea.Autosize mah={{ base: 200, sm: 410 }} className={classes.box} viewportRef={viewport}>
      {all !== undefined && (
        <UnstyledButton
          className={classes.all}
          aria-pressed={choosing.chosen === undefined}
          onClick={() => choosing.onChoose(undefined)}
        >
          {all}
        </UnstyledButton>
      )}
      {nodes ? <ScrolledNodes {...choosing} nodes={nodes} viewport={viewport} /> : <Skeleton height={160} />}
    </ScrollArea.Autosize>
  );
};

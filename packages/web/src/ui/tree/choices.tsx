import { ScrollArea, Skeleton, Tree, type TreeNodeData, UnstyledButton, useTree } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import classes from './choices.module.css';
import { pathTo, type TreeNode } from './nodes.ts';

const dataOf = (nodes: readonly TreeNode[]): TreeNodeData[] =>
  nodes.map(({ id, label, children }) => ({
    value: String(id),
    label,
    ...(children.length === 0 ? {} : { children: dataOf(children) }),
  }));

/** The expanded nodes at first: the roots, and the path to the selected one. */
const expandedAtFirst = (nodes: readonly TreeNode[], chosen: number | undefined): Record<string, boolean> => {
  const path = chosen === undefined ? [] : (pathTo(nodes, chosen)?.slice(0, -1) ?? []);
  return Object.fromEntries([...nodes, ...path].map(({ id }) => [String(id), true]));
};

/** Not below one that is closed. */
const isShown = (item: HTMLElement): boolean => !item.parentElement?.closest('[aria-expanded=false]');

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

const Nodes = ({ label, nodes, chosen, onChoose, viewport }: NodesProps) => {
  // New data restart the tree.
  const data = useMemo(() => dataOf(nodes), [nodes]);
  useChosenInView(viewport);
  const tree = useTree({
    initialExpandedState: expandedAtFirst(nodes, chosen),
    selectedState: chosen === undefined ? [] : [String(chosen)],
    onSelectedStateChange: ([value]) => choose(value),
  });
  /** Selecting a node expands it, since a node below is often the better choice. */
  const choose = (value: string | undefined): void => {
    if (value === undefined) return;
    onChoose(Number(value));
    tree.expand(value);
  };
  /** Mantine's tree moves and expands by arrow keys; Enter, Home and End are added here. */
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      const shown = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')].filter(isShown);
      const end = shown.at(event.key === 'Home' ? 0 : -1);
      end?.setAttribute('data-focus-ring', 'true');
      end?.focus();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
    choose(event.target.dataset.value);
  };
  return (
    <Tree
      data={data}
      tree={tree}
      aria-label={label}
      selectOnClick
      expandOnClick={false}
      levelOffset={16}
      onKeyDown={chooseByKey}
      renderNode={({ node, expanded, hasChildren, elementProps }) => (
        <div {...elementProps} className={`${elementProps.className} ${classes.node}`}>
          {hasChildren ? (
            <IconChevronRight
              size={14}
              aria-hidden
              className={classes.chevron}
              data-expanded={expanded || undefined}
              onClick={(event) => {
                event.stopPropagation();
                tree.toggleExpanded(node.value);
              }}
            />
          ) : (
            <span className={classes.chevron} />
          )}
          {node.label}
        </div>
      )}
    />
  );
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
      {nodes ? <Nodes {...choosing} nodes={nodes} viewport={viewport} /> : <Skeleton height={160} />}
    </ScrollArea.Autosize>
  );
};

import { Tree, type TreeNodeData, useTree } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo } from 'react';
import classes from './choices.module.css';
import { pathTo, type TreeNode } from './nodes.ts';

const dataOf = (nodes: readonly TreeNode[]): TreeNodeData[] =>
  nodes.map(({ id, label, note, children }) => ({
    value: String(id),
    label,
    nodeProps: { note },
    ...(children.length === 0 ? {} : { children: dataOf(children) }),
  }));

const pathAbove = (nodes: readonly TreeNode[], id: number | undefined): TreeNode[] =>
  id === undefined ? [] : (pathTo(nodes, id)?.slice(0, -1) ?? []);

const expanded = (nodes: readonly TreeNode[]): Record<string, boolean> =>
  Object.fromEntries(nodes.map(({ id }) => [String(id), true]));

/** Not below one that is closed. */
const isShown = (item: HTMLElement): boolean => !item.parentElement?.closest('[aria-expanded=false]');

/** Which nodes a person opened and closed before. */
export type OpenNodes = {
  known: Readonly<Record<string, boolean>>;
  onChange: (id: string, isOpen: boolean) => void;
};

type Props = {
  label: string;
  nodes: readonly TreeNode[];
  chosen: number | undefined;
  onChoose?: (id: number) => void;
  /** The page of a node, where the tree leads to pages. */
  linkOf?: (id: number) => LinkProps;
  open?: OpenNodes;
};

/** A tree to choose from or to go by; at first its roots are open, and the path to the chosen node. */
export const TreeNodes = ({ label, nodes, chosen, onChoose, linkOf, open }: Props) => {
  // New data restart the tree.
  const data = useMemo(() => dataOf(nodes), [nodes]);
  const tree = useTree({
    initialExpandedState: { ...expanded(nodes), ...open?.known, ...expanded(pathAbove(nodes, chosen)) },
    selectedState: chosen === undefined ? [] : [String(chosen)],
    onSelectedStateChange: ([value]) => choose(value),
    onNodeExpand: (value) => open?.onChange(value, true),
    onNodeCollapse: (value) => open?.onChange(value, false),
  });
  /** Selecting a node expands it, since a node below is often the better choice. */
  const choose = (value: string | undefined): void => {
    if (value === undefined) return;
    onChoose?.(Number(value));
    tree.expand(value);
  };
  const showChosen = useEffectEvent(() => {
    const above = expanded(pathAbove(nodes, chosen));
    if (Object.keys(above).some((value) => !tree.expandedState[value]))
      tree.setExpandedState({ ...tree.expandedState, ...above });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page opens the path to its node
  useEffect(() => showChosen(), [chosen]);
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
    if (linkOf) event.target.querySelector<HTMLElement>('a')?.click();
    else choose(event.target.dataset.value);
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
      renderNode={({ node, expanded: isExpanded, hasChildren, elementProps }) => (
        <div {...elementProps} className={`${elementProps.className} ${classes.node}`}>
          {hasChildren ? (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the arrow keys of the tree do the same
            <span
              className={classes.chevron}
              data-expanded={isExpanded || undefined}
              onClick={(event) => {
                event.stopPropagation();
                tree.toggleExpanded(node.value);
              }}
            >
              <IconChevronRight size={14} aria-hidden />
            </span>
          ) : (
            <span className={classes.chevron} />
          )}
          {linkOf ? (
            <Link {...linkOf(Number(node.value))} className={classes.link} tabIndex={-1}>
              {node.label}
            </Link>
          ) : (
            node.label
          )}
          {node.nodeProps?.note && <small className={classes.note}>{node.nodeProps.note}</small>}
        </div>
      )}
    />
  );
};

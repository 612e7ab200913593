import { ScrollArea, Skeleton, Tree, type TreeNodeData, UnstyledButton, useTree } from '@mantine/core';
import type { DepartmentNode } from '@portal/contract/directory';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { departmentTreeQuery } from './candidates.api.ts';
import classes from './styles.module.css';

const treeDataOf = (nodes: readonly DepartmentNode[]): TreeNodeData[] =>
  nodes.map((node) => ({
    value: String(node.id),
    label: nameOf(node),
    ...(node.childNodes.length === 0 ? {} : { children: treeDataOf(node.childNodes) }),
  }));

/** The departments from the root down to the one, itself left out; undefined: it is not there. */
const ancestorsOf = (nodes: readonly DepartmentNode[], id: number): number[] | undefined => {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = ancestorsOf(node.childNodes, id);
    if (below) return [node.id, ...below];
  }
  return undefined;
};

const expandedAtFirst = (nodes: readonly DepartmentNode[], chosen: number | undefined): Record<string, boolean> => {
  const open = [...nodes.map(({ id }) => id), ...(chosen === undefined ? [] : (ancestorsOf(nodes, chosen) ?? []))];
  return Object.fromEntries(open.map((id) => [String(id), true]));
};

/** Not below a department that is closed. */
const isShown = (item: HTMLElement): boolean => !item.parentElement?.closest('[aria-expanded=false]');

/** Brings the department that is chosen at first to the middle; only the tree scrolls, not the dialog it stands in. */
const useChosenInView = (viewport: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const box = viewport.current;
    const chosen = box?.querySelector('div[data-selected]')?.getBoundingClientRect();
    if (!box || !chosen) return;
    const place = box.getBoundingClientRect();
    box.scrollTop += chosen.top + chosen.height / 2 - (place.top + place.height / 2);
  }, [viewport]);

type Props = { chosen: number | undefined; onChoose: (departmentId: number | undefined) => void };

type DepartmentsProps = Props & { nodes: readonly DepartmentNode[]; viewport: RefObject<HTMLElement | null> };

const Departments = ({ nodes, chosen, onChoose, viewport }: DepartmentsProps) => {
  const { t } = useTranslation();
  // The tree begins anew with new data.
  const data = useMemo(() => treeDataOf(nodes), [nodes]);
  useChosenInView(viewport);
  const tree = useTree({
    initialExpandedState: expandedAtFirst(nodes, chosen),
    selectedState: chosen === undefined ? [] : [String(chosen)],
    onSelectedStateChange: ([value]) => value !== undefined && onChoose(Number(value)),
  });
  /** Mantine's tree moves and opens by arrow keys; choosing by Enter and the way to both ends are added here. */
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      const shown = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')].filter(isShown);
      const end = shown.at(event.key === 'Home' ? 0 : -1);
      end?.setAttribute('data-focus-ring', 'true');
      end?.focus();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
    const { value } = event.target.dataset;
    if (value !== undefined) onChoose(Number(value));
  };
  return (
    <Tree
      data={data}
      tree={tree}
      aria-label={t('approval.picker.departments')}
      selectOnClick
      expandOnClick={false}
      levelOffset={16}
      onKeyDown={chooseByKey}
      renderNode={({ node, expanded, hasChildren, elementProps }) => (
        <div {...elementProps} className={`${elementProps.className} ${classes.department}`}>
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

/** Whose people are shown: the whole company, or one department with those below it. */
export const DepartmentTree = ({ chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const { data } = useQuery(departmentTreeQuery);
  const viewport = useRef<HTMLDivElement>(null);
  return (
    <ScrollArea.Autosize mah={{ base: 200, sm: 410 }} className={classes.departments} viewportRef={viewport}>
      <UnstyledButton
        className={classes.everybody}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        {t('approval.picker.everybody')}
      </UnstyledButton>
      {data ? (
        <Departments nodes={data} chosen={chosen} onChoose={onChoose} viewport={viewport} />
      ) : (
        <Skeleton height={160} />
      )}
    </ScrollArea.Autosize>
  );
};

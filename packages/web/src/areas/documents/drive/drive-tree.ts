import type { DepartmentNode } from '@portal/contract/directory';
import type { Drive } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { pathTo, type TreeNode } from '../../../ui/tree/nodes.ts';
import { rowsOfTree } from '../../../ui/tree/tree-rows.ts';
import { departmentTreeQuery } from '../../directory/index.ts';
import { useMe } from '../../identity/index.ts';
import { driveName, drivesQuery, isGeneral } from './drive.queries.ts';
import { driveWords } from './drive.words.ts';

/** The tree without a node and all below it. */
const without = (nodes: readonly TreeNode[], id: number): TreeNode[] =>
  nodes.filter((node) => node.id !== id).map((node) => ({ ...node, children: without(node.children, id) }));

type Own = { departmentId: number; note: string };

/**
 * The drives of the departments as the tree of the departments, each node with the id of its drive. The drive of one's
 * own department, with those below it, comes first and carries a note. A drive whose department is not in the tree, such
 * as one that is not active, comes last.
 */
export const driveTreeOf = (drives: readonly Drive[], departments: readonly DepartmentNode[], own: Own): TreeNode[] => {
  const left = new Map(drives.filter((drive) => !isGeneral(drive)).map((drive) => [drive.departmentId, drive]));
  const nodeOf = (drive: Drive, children: readonly TreeNode[]): TreeNode => ({
    id: drive.id,
    label: driveName(drive),
    ...(drive.departmentId === own.departmentId && { note: own.note }),
    children,
  });
  const nodesOf = (nodes: readonly DepartmentNode[]): TreeNode[] =>
    nodes.flatMap(({ id, childNodes }) => {
      const drive = left.get(id);
      left.delete(id);
      const below = nodesOf(childNodes);
      return drive === undefined ? below : [nodeOf(drive, below)];
    });
  const inTree = nodesOf(departments);
  const tree = [...inTree, ...[...left.values()].map((drive) => nodeOf(drive, []))];
  const ownDrive = drives.find(({ departmentId }) => departmentId === own.departmentId);
  const ownNode = ownDrive && pathTo(tree, ownDrive.id)?.at(-1);
  return ownNode === undefined ? tree : [ownNode, ...without(tree, ownNode.id)];
};

/** The tree of the department drives; undefined until they are known. Without the departments it is a plain list. */
export const useDriveTree = (): readonly TreeNode[] | undefined => {
  const { t } = useTranslation();
  const { data: drives } = useQuery(drivesQuery);
  const { data: departments, isError } = useQuery(departmentTreeQuery);
  const { employee } = useMe();
  const own = employee.department.id;
  const note = t(driveWords.own);
  return useMemo(
    () =>
      drives && (departments || isError)
        ? driveTreeOf(drives, departments ?? [], { departmentId: own, note })
        : undefined,
    [drives, departments, isError, own, note],
  );
};

export const rowsOfDrives = (nodes: readonly TreeNode[]) =>
  rowsOfTree(nodes, { idOf: ({ id }) => id, below: ({ children }) => children });

type Option = { value: string; label: string };

/** The drives to choose from: general ones, if asked for, then those of the departments with a dash for each level. */
export const useDriveOptions = ({ general = false }: { general?: boolean } = {}): readonly Option[] => {
  const { data: drives = [] } = useQuery(drivesQuery);
  const tree = useDriveTree() ?? [];
  return [
    ...drives
      .filter((drive) => general && isGeneral(drive))
      .map((drive) => ({ value: String(drive.id), label: driveName(drive) })),
    ...rowsOfDrives(tree).map(({ record, path }) => ({
      value: String(record.id),
      label: `${'-'.repeat(path.length - 1)} ${record.label}`.trim(),
    })),
  ];
};

import { Skeleton } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { localStore } from '../../../platform/device/storage.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { SideMenuFold, SideMenuLink, SideMenuList } from '../../../ui/page/side-menu.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import type { TreeNode } from '../../../ui/tree/nodes.ts';
import { type OpenNodes, TreeNodes } from '../../../ui/tree/tree-nodes.tsx';
import { useMe } from '../../identity/index.ts';
import { documentWords } from '../document/document.words.ts';
import { rowsOfDrives, useDriveTree } from './drive-tree.ts';

export const driveLink = (id: number) =>
  linkOptions({ to: '/documentcenter/list/$driveId', params: { driveId: String(id) } });

const storedAt = (employeeId: number): string => `portal.drives.${employeeId}`;

/** Which drives somebody opened and closed on this device; nothing where what is stored is not that. */
const storedOpen = (employeeId: number): Record<string, boolean> => {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(storedAt(employeeId)) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
};

const useStoredOpen = (): OpenNodes => {
  const { employee } = useMe();
  return useMemo(
    () => ({
      known: storedOpen(employee.id),
      onChange: (id, isOpen) =>
        localStore.setItem(storedAt(employee.id), JSON.stringify({ ...storedOpen(employee.id), [id]: isOpen })),
    }),
    [employee.id],
  );
};

type Props = {
  /** The drive that the page belongs to. */
  place: number | undefined;
};

/** All drives at once, each as far in as it is deep: on a phone nothing has to be opened. */
const DriveList = ({ nodes, place }: Props & { nodes: readonly TreeNode[] }) => (
  <SideMenuList>
    {rowsOfDrives(nodes).map(({ record, path }) => (
      <SideMenuLink
        key={record.id}
        {...driveLink(record.id)}
        cameFrom={place === record.id}
        label={record.label}
        {...(record.note !== undefined && { note: record.note })}
        level={path.length}
      />
    ))}
  </SideMenuList>
);

/** The drives of the departments in the menu (rules/documents.md#drives). */
export const DriveTreeMenu = ({ place }: Props) => {
  const { t } = useTranslation();
  const nodes = useDriveTree();
  const open = useStoredOpen();
  const phone = usePhone();
  const heading = t(documentWords.menu.departments);
  return (
    <SideMenuFold heading={heading} at={nodes === undefined ? undefined : place}>
      {nodes === undefined && <Skeleton height={160} />}
      {nodes !== undefined &&
        (phone ? (
          <DriveList nodes={nodes} place={place} />
        ) : (
          <TreeNodes label={heading} nodes={nodes} chosen={place} linkOf={driveLink} open={open} />
        ))}
    </SideMenuFold>
  );
};

import type { Drive } from '@portal/contract/documents';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { POLL_MS } from '../../platform/calls/poll.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText, hasNext } from '../../platform/pages.ts';
import { Pending } from '../../ui/page/pending-section.tsx';
import { SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import { RowButton } from '../../ui/table/row-button.tsx';
import { useMe } from '../identity/index.ts';
import { documentWords } from './document/document.words.ts';
import classes from './documents-menu.module.css';
import { driveName, drivesQuery, isGeneral } from './drive/drive.queries.ts';
import { driveWords } from './drive/drive.words.ts';
import { DriveDialog } from './drive/drive-dialog.tsx';
import { DriveTreeMenu, driveLink } from './drive/drive-tree-menu.tsx';
import { assignedQuery } from './required-reading/required-reading.queries.ts';
import { DocumentSearchBox } from './search/document-search-box.tsx';

/** Creates a general drive and opens it. */
const NewDriveButton = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <RowButton label={t(driveWords.new)} onClick={() => setOpened(true)}>
        <IconPlus size={16} aria-hidden />
      </RowButton>
      {opened && (
        <DriveDialog
          onSaved={({ id }) => {
            close();
            void navigate({ to: '/documentcenter/list/$driveId', params: { driveId: String(id) } });
          }}
          onClose={close}
        />
      )}
    </>
  );
};

/** The place of the menu that this page belongs to: a drive by its id. */
const useMenuPlace = (): 'required' | 'manuals' | 'permission' | number | undefined =>
  useRouterState({
    select: ({ matches }) => {
      const { routeId = '', params = {} } = matches.at(-1) ?? {};
      const { driveId } = params as { driveId?: string };
      if (driveId !== undefined) return Number(driveId);
      if (routeId.startsWith('/documentcenter/admin/permission')) return 'permission';
      if (routeId.startsWith('/documentcenter/admin')) return 'manuals';
      return routeId === '/documentcenter/' ? 'required' : undefined;
    },
  });

/** The number of documents to read: unread ones come first, so those of the first page, or a lower bound. */
const useUnread = (): { count: number; more: boolean; lost: boolean } => {
  const { data: page, error } = useQuery({ ...assignedQuery({}), refetchInterval: POLL_MS });
  const count = page?.items.filter(({ isRead }) => !isRead).length ?? 0;
  return {
    count,
    more: page !== undefined && count === page.items.length && hasNext(page),
    lost: error !== null && page === undefined,
  };
};

const GeneralDrives = ({ drives }: { drives: readonly Drive[] }) => {
  const place = useMenuPlace();
  return drives.map((drive) => (
    <SideMenuLink key={drive.id} cameFrom={place === drive.id} {...driveLink(drive.id)} label={driveName(drive)} />
  ));
};

const AdminLinks = () => {
  const { t } = useTranslation();
  const place = useMenuPlace();
  return (
    <SideMenuGroup heading={t(documentWords.menu.admin)}>
      <SideMenuLink
        exact
        cameFrom={place === 'manuals'}
        to="/documentcenter/admin"
        label={t(documentWords.menu.manuals)}
      />
      <SideMenuLink
        cameFrom={place === 'permission'}
        to="/documentcenter/admin/permission"
        label={t(documentWords.menu.permission)}
      />
    </SideMenuGroup>
  );
};

/**
 * The left menu of the document center: required reading, the general drives, the drives of the departments as a tree
 * with one's own department first, and for administrators their screens.
 */
export const DocumentsMenu = () => {
  const { t } = useTranslation();
  const asked = useQuery(drivesQuery);
  const { data: drives = [] } = asked;
  const { employee } = useMe();
  const unread = useUnread();
  const place = useMenuPlace();
  const shown = `${badgeText(unread.count)}${unread.more ? '+' : ''}`;
  // People who may register manuals anywhere administer the document center.
  const isAdministrator = drives.some(({ can }) => can.addManual === true);
  const seesReaders = drives.some(({ can }) => can.seeReaders === true);
  const general = drives.filter(isGeneral);
  return (
    <>
      <div className={classes.search}>
        <DocumentSearchBox />
      </div>
      <SideMenuGroup heading={t(documentWords.menu.mine)}>
        <SideMenuLink
          exact
          cameFrom={place === 'required'}
          to="/documentcenter"
          label={t(documentWords.menu.required)}
          count={unread.count}
          countText={shown}
          lost={unread.lost}
          countLabel={t(documentWords.menu.unread, { count: unread.count, shown })}
          hot
        />
        <SideMenuLink
          to="/documentcenter/reading/evidence"
          search={seesReaders ? {} : { employeeId: employee.id }}
          label={t(documentWords.menu[seesReaders ? 'allEvidence' : 'evidence'])}
        />
        {seesReaders && <SideMenuLink exact to="/documentcenter/reading" label={t(documentWords.menu.board)} />}
      </SideMenuGroup>
      {asked.data === undefined && <Pending {...asked} />}
      {(general.length > 0 || isAdministrator) && (
        <SideMenuGroup heading={t(documentWords.menu.general)} extra={isAdministrator && <NewDriveButton />}>
          <GeneralDrives drives={general} />
        </SideMenuGroup>
      )}
      <DriveTreeMenu place={typeof place === 'number' ? place : undefined} />
      {isAdministrator && <AdminLinks />}
    </>
  );
};

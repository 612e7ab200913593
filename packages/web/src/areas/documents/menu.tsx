import type { Drive } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText } from '../../platform/pages.ts';
import { Pending } from '../../ui/page/pending-section.tsx';
import { SideMenuFold, SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import { documentWords } from './document.words.ts';
import { drivesQuery, isGeneral } from './drive/api.ts';
import { driveName } from './drive/name.ts';
import { NewDriveButton } from './drive/new-button.tsx';
import classes from './menu.module.css';
import { useMenuPlace } from './menu-place.ts';
import { useUnread } from './required/unread.ts';
import { MenuSearchBox } from './search/menu-box.tsx';

const DriveLinks = ({ drives }: { drives: readonly Drive[] }) => {
  const place = useMenuPlace();
  return drives.map((drive) => (
    <SideMenuLink
      key={drive.id}
      cameFrom={place === drive.id}
      to="/documentcenter/list/$driveId"
      params={{ driveId: String(drive.id) }}
      label={driveName(drive)}
    />
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

/** The left menu of the document center: what one must read, the drives, and for administrators what they keep. */
export const DocumentsMenu = () => {
  const { t } = useTranslation();
  const asked = useQuery(drivesQuery);
  const { data: drives = [] } = asked;
  const unread = useUnread();
  const place = useMenuPlace();
  const shown = `${badgeText(unread.count)}${unread.more ? '+' : ''}`;
  // Whoever may register manuals anywhere keeps the document center.
  const isAdministrator = drives.some(({ can }) => can.addManual === true);
  const general = drives.filter(isGeneral);
  const departments = drives.filter((drive) => !isGeneral(drive));
  return (
    <>
      <div className={classes.search}>
        <MenuSearchBox />
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
      </SideMenuGroup>
      {asked.data === undefined && <Pending {...asked} />}
      {(general.length > 0 || isAdministrator) && (
        <SideMenuGroup heading={t(documentWords.menu.general)} beside={isAdministrator && <NewDriveButton />}>
          <DriveLinks drives={general} />
        </SideMenuGroup>
      )}
      <SideMenuFold heading={t(documentWords.menu.departments)} at={departments.length > 0 ? place : undefined}>
        <DriveLinks drives={departments} />
      </SideMenuFold>
      {isAdministrator && <AdminLinks />}
    </>
  );
};

import type { DocType, Drive } from '@portal/contract/documents';
import { IconFilePlus } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CallFailure, isFailure } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { LateAlert } from '../../../ui/late/alert.ts';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { DriveActs } from '../drive/acts.tsx';
import { drivesQuery, isGeneral } from '../drive/api.ts';
import { driveName } from '../drive/name.ts';
import { NoticePanel } from '../notice/panel.tsx';
import { DriveDrop } from '../upload/drop.tsx';
import { driveDocumentsQuery } from './api.ts';
import { DriveFilters, usualDocType } from './filters.tsx';
import { driveList } from './search.ts';
import { useDriveTable } from './table.tsx';

/** The way to bring a document of the kind that is listed, for those who may. */
const UploadLink = ({ drive, docType }: { drive: Drive; docType: DocType }) => {
  const { t } = useTranslation();
  const may = docType === 'AOC' ? drive.can.uploadManual : drive.can.uploadNormal;
  if (may !== true) return null;
  return (
    <ButtonLink
      to="/documentcenter/upload/$driveId"
      params={{ driveId: String(drive.id) }}
      search={{ docType }}
      leftSection={<IconFilePlus size={16} aria-hidden />}
    >
      {t('documents.list.upload')}
    </ButtonLink>
  );
};

/** The drive of this address is no longer there, and soon not in the menu either. */
const DriveGone = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <LateAlert
      title={t('documents.drive.notOpened')}
      message={t('documents.drive.gone')}
      onClose={() => {
        void queryClient.invalidateQueries(drivesQuery);
        void navigate({ to: '/documentcenter', replace: true });
      }}
    />
  );
};

const useDriveList = (id: number) => {
  const list = useList(driveList);
  return { list, result: useListPage(driveDocumentsQuery(id, list.query)) };
};

const DriveDocuments = ({ drive, list, result }: { drive: Drive } & ReturnType<typeof useDriveList>) => {
  const { t } = useTranslation();
  const table = useDriveTable(drive, list.search);
  return (
    <DriveDrop drive={drive}>
      {({ button, hint }) => (
        <ListScreen
          title={driveName(drive)}
          meta={<span>{t(isGeneral(drive) ? 'documents.menu.general' : 'documents.menu.departments')}</span>}
          actions={
            <>
              <DriveActs drive={drive} />
              {button}
              <UploadLink drive={drive} docType={list.search.docType ?? usualDocType(drive)} />
            </>
          }
          filters={
            <>
              <NoticePanel drive={drive} />
              <DriveFilters drive={drive} list={list} />
              {hint}
            </>
          }
          news={(count) => t('documents.list.news', { count })}
          empty={{ noMatch: { message: t('documents.list.noMatch') } }}
          {...{ list, result, table }}
        />
      )}
    </DriveDrop>
  );
};

/** The documents of a drive; what somebody writes in one that is deleted meanwhile, such as its notice, stays. */
export const DriveScreen = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { data: drives } = useSuspenseQuery(drivesQuery);
  const listed = useDriveList(id);
  const drive = drives.find((each) => each.id === id);
  const isGone = drive === undefined || isFailure(listed.result.error, 'not-found');
  const error = isGone ? new CallFailure({ code: 'not-found', status: 404, message: t('documents.drive.gone') }) : null;
  return (
    <HeldRecord asked={{ data: drive, error }} failure={() => <DriveGone />}>
      {(held) => <DriveDocuments drive={held} {...listed} />}
    </HeldRecord>
  );
};

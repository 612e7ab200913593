import type { DocType, Drive } from '@portal/contract/documents';
import { IconFilePlus } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { isFailure } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { holdsUnsavedWork, unsavedWorkGone } from '../../../platform/unsaved/held.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { ListScreen } from '../../../ui/list/screen.tsx';
import { useList } from '../../../ui/list/state.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { documentWords } from '../document.words.ts';
import { DriveActs } from '../drive/acts.tsx';
import { drivesQuery, isGeneral } from '../drive/api.ts';
import { driveWords } from '../drive/drive.words.ts';
import { driveName } from '../drive/name.ts';
import { NoticePanel } from '../notice/panel.tsx';
import { DriveDrop } from '../upload/drop.tsx';
import { driveDocumentsQuery } from './api.ts';
import { documentListWords } from './document-list.words.ts';
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
      {t(documentListWords.upload)}
    </ButtonLink>
  );
};

/** The drive of this address is no longer there, and soon not in the menu either. */
const DriveGone = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <AlertDialog
      title={t(driveWords.notOpened)}
      message={t(driveWords.gone)}
      onClose={() => {
        void queryClient.invalidateQueries(drivesQuery);
        void navigate({ to: '/documentcenter', replace: true });
      }}
    />
  );
};

type DocumentsProps = { drive: Drive /** Somebody writes in it, such as its notice. */; isWriting: boolean };

const DriveDocuments = ({ drive, isWriting }: DocumentsProps) => {
  const { t } = useTranslation();
  const list = useList(driveList);
  const result = useListPage(driveDocumentsQuery(drive.id, list.query));
  const table = useDriveTable(drive, list.search);
  if (isFailure(result.error, 'not-found') && !isWriting) return <DriveGone />;
  return (
    <DriveDrop drive={drive}>
      {({ button, hint }) => (
        <ListScreen
          title={driveName(drive)}
          meta={<span>{t(isGeneral(drive) ? documentWords.menu.general : documentWords.menu.departments)}</span>}
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
          news={(count) => t(documentListWords.news, { count })}
          empty={{ noMatch: { message: t(documentListWords.noMatch) } }}
          {...{ list, result, table }}
        />
      )}
    </DriveDrop>
  );
};

/** The documents of a drive; what somebody writes in one that is deleted meanwhile stays until it is given up. */
export const DriveScreen = ({ id }: { id: number }) => {
  const { data: drives } = useSuspenseQuery(drivesQuery);
  const isWriting = useSyncExternalStore(unsavedWorkGone.subscribe, holdsUnsavedWork);
  const drive = drives.find((each) => each.id === id);
  const [last, setLast] = useState(drive);
  if (drive && drive !== last) setLast(drive);
  const shown = drive ?? (isWriting && last?.id === id ? last : undefined);
  return shown ? <DriveDocuments drive={shown} isWriting={isWriting} /> : <DriveGone />;
};

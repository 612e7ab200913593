import { Button, FileButton, NativeSelect } from '@mantine/core';
import { type DocType, type Drive, docTypes, documentOrders } from '@portal/contract/documents';
import { IconFilePlus, IconFiles, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { holdsUnsavedWork, unsavedWorkEnds } from '../../../platform/unsaved/unsaved-work.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { useFileTarget } from '../../../ui/files/target.ts';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListOf, useList } from '../../../ui/list/list-state.ts';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { documentKeys } from '../document/document.queries.ts';
import { documentWords } from '../document/document.words.ts';
import { useConfirmedAct } from '../document/document-acts.ts';
import { driveName, drivesQuery, isGeneral, removeDrive } from '../drive/drive.queries.ts';
import { driveWords } from '../drive/drive.words.ts';
import { DriveDialog } from '../drive/drive-dialog.tsx';
import { documentUploadWords } from '../upload/document-upload.words.ts';
import { BatchDialog } from '../upload/upload-batch-dialog.tsx';
import classes from '../upload/upload-drop.module.css';
import { driveDocumentsQuery } from './document-list.queries.ts';
import { documentListWords } from './document-list.words.ts';
import { DEFAULT_DRIVE_ORDER, driveList } from './document-list-search.ts';
import { useDriveTable } from './document-list-table.tsx';
import { NoticePanel } from './notice-panel.tsx';

/** The acts on a general drive for its administrators: rename it, and delete it while it is empty. */
const DriveActs = ({ drive }: { drive: Drive }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  /** The drive when renaming began. */
  const [renamed, setRenamed] = useState<Drive>();
  const stop = () => setRenamed(undefined);
  const { start, busy, refusal } = useConfirmedAct<Drive>({
    perform: removeDrive,
    wordsOf: ({ name }) => ({
      title: t(driveWords.remove),
      message: t(driveWords.sure, { name }),
      confirmLabel: t(uiWords.delete),
      danger: true,
      done: t(driveWords.removed),
      failed: t(driveWords.notRemoved),
      deleted: t(driveWords.deleted),
    }),
    onEnd: async () => {
      await navigate({ to: '/documentcenter', replace: true });
      await queryClient.invalidateQueries({ queryKey: documentKeys.drives });
    },
  });
  return (
    <>
      {drive.can.delete === true && (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void start(drive)}
        >
          {t(driveWords.remove)}
        </Button>
      )}
      {drive.can.change === true && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setRenamed(drive)}>
          {t(driveWords.rename)}
        </Button>
      )}
      {renamed && <DriveDialog drive={renamed} onSaved={stop} onClose={stop} />}
      {refusal && <AlertDialog {...refusal} />}
    </>
  );
};

const PAUSE_MS = 300;

/** The documents that a drive begins with: those of manuals in a department's, plain ones in a general one. */
const usualDocType = (drive: Drive): DocType => (isGeneral(drive) ? 'Normal' : 'AOC');

type UsualDocTypeProps = { drive: Drive; list: ListOf<typeof driveList> };

/** Narrows and orders the list of a drive; in a general one there are plain documents alone. */
const DriveFilters = ({ drive, list }: UsualDocTypeProps) => {
  const { t } = useTranslation();
  const usual = usualDocType(drive);
  return (
    <FilterBar>
      <SearchField label={t(documentListWords.search)} pauseMs={PAUSE_MS} {...list.field('title')} />
      {!isGeneral(drive) && (
        <RadioRow
          legend={t(documentWords.field.docType)}
          options={docTypes.map((value) => ({ value, label: t(documentWords.docType[value]) }))}
          value={list.search.docType ?? usual}
          onChange={(docType) => list.narrow({ docType: docType === usual ? undefined : docType })}
        />
      )}
      <NativeSelect
        aria-label={t(documentListWords.order)}
        data={documentOrders.map((value) => ({ value, label: t(documentListWords.orders[value]) }))}
        value={list.search.sort ?? DEFAULT_DRIVE_ORDER}
        onChange={(event) => list.field('sort').onChange(event.currentTarget.value)}
      />
    </FilterBar>
  );
};

/** Uploads several files: a button for the header, and a line above the rows. */
type Ways = { button?: ReactNode; hint?: ReactNode };

type Props = { drive: Drive; children: (ways: Ways) => ReactNode };

const Target = ({ drive, children }: Props) => {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const target = useFileTarget(setFiles);
  const close = () => setFiles([]);
  const button = (
    <FileButton multiple onChange={setFiles}>
      {({ onClick }) => (
        <Button variant="default" leftSection={<IconFiles size={16} aria-hidden />} onClick={onClick}>
          {t(documentUploadWords.drop.choose)}
        </Button>
      )}
    </FileButton>
  );
  return (
    <div {...target} className={classes.target} data-says={t(documentUploadWords.drop.here)}>
      {children({ button, hint: <p className={classes.hint}>{t(documentUploadWords.drop.hint)}</p> })}
      {files.length > 0 && <BatchDialog drive={drive} files={files} onClose={close} />}
    </div>
  );
};

/** The list of a general drive takes several files, dropped on it or chosen (ours). */
const DriveDrop = ({ drive, children }: Props) =>
  isGeneral(drive) && drive.can.uploadNormal === true ? <Target drive={drive}>{children}</Target> : children({});

/** The upload button for the listed kind of documents, for people who may. */
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
const DriveDeleted = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <AlertDialog
      title={t(driveWords.notOpened)}
      message={t(driveWords.deleted)}
      onClose={() => {
        void queryClient.invalidateQueries(drivesQuery);
        void navigate({ to: '/documentcenter', replace: true });
      }}
    />
  );
};

type DocumentsProps = { drive: Drive /** The user is writing, for example in the notice. */; isWriting: boolean };

const DriveDocuments = ({ drive, isWriting }: DocumentsProps) => {
  const { t } = useTranslation();
  const list = useList(driveList);
  const result = useListPage(driveDocumentsQuery(drive.id, list.query));
  const table = useDriveTable(drive, list.search);
  if (isFailure(result.error, 'not-found') && !isWriting) return <DriveDeleted />;
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
          empty={{
            message: t(documentListWords.empty),
            hint: t(documentListWords.emptyHint),
            noMatch: { message: t(documentListWords.noMatch) },
          }}
          {...{ list, result, table }}
        />
      )}
    </DriveDrop>
  );
};

/**
 * The documents of a drive; text that is being written in a drive that is deleted meanwhile stays until it is
 * discarded.
 */
export const DriveScreen = ({ id }: { id: number }) => {
  const { data: drives } = useSuspenseQuery(drivesQuery);
  const isWriting = useSyncExternalStore(unsavedWorkEnds.subscribe, holdsUnsavedWork);
  const drive = drives.find((each) => each.id === id);
  const [last, setLast] = useState(drive);
  if (drive && drive !== last) setLast(drive);
  const shown = drive ?? (isWriting && last?.id === id ? last : undefined);
  return shown ? <DriveDocuments drive={shown} isWriting={isWriting} /> : <DriveDeleted />;
};

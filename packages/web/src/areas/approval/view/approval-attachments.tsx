import { Anchor } from '@mantine/core';
import { type ApprovalDocument, downloadFile } from '@portal/contract/approval';
import type { AttachedFile } from '@portal/contract/kernel';
import { IconFileText } from '@tabler/icons-react';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { openRanged } from '../../../platform/files/ranged-file.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import fileClasses from '../../../ui/files/saved.module.css';
import { SavedFile, SavedZip } from '../../../ui/files/saved.tsx';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { ShownFiles } from '../../../ui/viewer/attached-viewer-files.tsx';
import {
  fileMutation,
  refreshWhenRefused,
  type Source,
  saveFile,
  zipMutation,
} from '../document/approval-document.queries.ts';
import { approvalPaperWords } from '../document/approval-document.words.ts';
import { viewSearchOf } from '../list/approval-addresses.ts';
import classes from './approval-view.module.css';

type Props = { title: string; children: ReactNode; after?: ReactNode };

/** A block of attachments: its heading, and a row for each. */
export const AttachedBlock = ({ title, children, after }: Props) => {
  const id = useId();
  return (
    <section className={classes.attached} aria-labelledby={id}>
      <h2 id={id} className={classes.attachedTitle}>
        {title}
      </h2>
      <ul className={fileClasses.files} aria-labelledby={id}>
        {children}
      </ul>
      {after}
    </section>
  );
};

/** The documents attached to this one, each read through it and knowing the list that it was opened from. */
export const ViewAttached = ({ document: { id, attachedDocs } }: { document: ApprovalDocument }) => {
  const { t } = useTranslation();
  const search = viewSearchOf(useSearch({ strict: false }));
  if (attachedDocs.length === 0) return null;
  return (
    <AttachedBlock title={t(approvalPaperWords.attachedDocs)}>
      {attachedDocs.map((attached) => (
        <li key={attached.id}>
          <Anchor
            className={fileClasses.file}
            c="inherit"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/approval/documents/view/$id"
                params={{ id: String(attached.id) }}
                search={{ ...search, linkedDocId: id }}
              />
            )}
          >
            <IconFileText size={16} aria-hidden />
            <span className={fileClasses.fileName}>{attached.title}</span>
            <span className={fileClasses.fileNote}>
              {[attached.docNo, titledName(attached.drafter), attached.approvalDate].join(' · ')}
            </span>
          </Anchor>
        </li>
      ))}
    </AttachedBlock>
  );
};

/** The call that saves a file, of which the parts are read. */
const openFile = (client: QueryClient, { id, fileId, ...query }: Source & { fileId: number }, signal: AbortSignal) =>
  openRanged(downloadFile, { params: { id, fileId }, query }, { signal }).catch((error: Error) => {
    refreshWhenRefused(error, client);
    throw error;
  });

type FilesProps = { document: ApprovalDocument; linkedDocId?: number | undefined };

const FileRow = ({ document: { id }, linkedDocId, file }: FilesProps & { file: AttachedFile }) => {
  const { mutate, isPending } = useMutation(fileMutation);
  return <SavedFile file={file} busy={isPending} onSave={() => mutate({ id, fileId: file.id, linkedDocId })} />;
};

const AllFiles = ({ document: { id }, linkedDocId }: FilesProps) => {
  const { mutate, isPending } = useMutation(zipMutation);
  return <SavedZip busy={isPending} onSave={() => mutate({ id, linkedDocId })} />;
};

/** The attached files, each to view next to the text or save, several also in one archive. */
export const ViewFiles = ({ document, linkedDocId }: FilesProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, attachedFiles: files } = document;
  if (files.length === 0) return null;
  return (
    <AttachedBlock
      title={t(approvalPaperWords.files)}
      after={files.length > 1 && <AllFiles document={document} linkedDocId={linkedDocId} />}
    >
      <ShownFiles
        of={`document ${id}`}
        files={files}
        open={(fileId, signal) => openFile(client, { id, fileId, linkedDocId }, signal)}
        save={(fileId) => saveFile({ id, fileId, linkedDocId })}
      >
        {files.map((file) => (
          <FileRow key={file.id} document={document} linkedDocId={linkedDocId} file={file} />
        ))}
      </ShownFiles>
    </AttachedBlock>
  );
};

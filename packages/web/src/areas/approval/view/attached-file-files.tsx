import { type ApprovalDocument, downloadFile } from '@portal/contract/approval';
import type { AttachedFile } from '@portal/contract/kernel';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { openRanged } from '../../../platform/files/ranged.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { SavedFile, SavedZip } from '../../../ui/files/saved.tsx';
import { ShownFiles } from '../../../ui/viewer/attached-viewer-files.tsx';
import {
  fileMutation,
  forgetUnseen,
  type Source,
  saveFile,
  zipMutation,
} from '../document/approval-document.queries.ts';
import { approvalViewWords } from './approval-view.words.ts';
import { AttachedBlock } from './attached-block.tsx';

/** The call that saves a file, of which the parts are read. */
const openFile = (client: QueryClient, { id, fileId, ...query }: Source & { fileId: number }, signal: AbortSignal) =>
  openRanged(downloadFile, { params: { id, fileId }, query }, { signal }).catch((error: Error) => {
    forgetUnseen(error, client);
    throw error;
  });

type Props = { document: ApprovalDocument; linkedDocId?: number | undefined };

const FileRow = ({ document: { id }, linkedDocId, file }: Props & { file: AttachedFile }) => {
  const { mutate, isPending } = useMutation(fileMutation);
  return <SavedFile file={file} busy={isPending} onSave={() => mutate({ id, fileId: file.id, linkedDocId })} />;
};

const AllFiles = ({ document: { id }, linkedDocId }: Props) => {
  const { mutate, isPending } = useMutation(zipMutation);
  return <SavedZip busy={isPending} onSave={() => mutate({ id, linkedDocId })} />;
};

/** The attached files, each read beside the text or saved, several also in one archive. */
export const ViewFiles = ({ document, linkedDocId }: Props) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, attachedFiles: files } = document;
  if (files.length === 0) return null;
  return (
    <AttachedBlock
      title={t(approvalViewWords.files)}
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

import type { ApprovalDocument } from '@portal/contract/approval';
import type { AttachedFile } from '@portal/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { SavedFile, SavedZip } from '../../../ui/files/saved.tsx';
import { fileMutation, zipMutation } from '../document/api.ts';
import { AttachedBlock } from './attached-block.tsx';

type Props = { document: ApprovalDocument; linkedDocId?: number | undefined };

const FileRow = ({ document: { id }, linkedDocId, file }: Props & { file: AttachedFile }) => {
  const { mutate, isPending } = useMutation(fileMutation);
  return <SavedFile file={file} busy={isPending} onSave={() => mutate({ id, fileId: file.id, linkedDocId })} />;
};

const AllFiles = ({ document: { id }, linkedDocId }: Props) => {
  const { mutate, isPending } = useMutation(zipMutation);
  return <SavedZip busy={isPending} onSave={() => mutate({ id, linkedDocId })} />;
};

/** The attached files, each saved on a click, several also in one archive. */
export const ViewFiles = ({ document, linkedDocId }: Props) => {
  const { t } = useTranslation();
  const { attachedFiles: files } = document;
  if (files.length === 0) return null;
  return (
    <AttachedBlock
      title={t('approval.view.files')}
      after={files.length > 1 && <AllFiles document={document} linkedDocId={linkedDocId} />}
    >
      {files.map((file) => (
        <FileRow key={file.id} document={document} linkedDocId={linkedDocId} file={file} />
      ))}
    </AttachedBlock>
  );
};

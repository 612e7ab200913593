import { Anchor, UnstyledButton } from '@mantine/core';
import type { ApprovalDocument } from '@portal/contract/approval';
import type { AttachedFile } from '@portal/contract/kernel';
import { IconDownload, IconFile, IconFileZip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { formatBytes } from '../../../ui/files/drop-limits.ts';
import { fileMutation, zipMutation } from '../document/api.ts';
import { AttachedBlock } from './attached-block.tsx';
import classes from './styles.module.css';

type Props = { document: ApprovalDocument; linkedDocId?: number | undefined };

const FileRow = ({ document: { id }, linkedDocId, file }: Props & { file: AttachedFile }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(fileMutation);
  return (
    <li>
      <UnstyledButton
        className={classes.file}
        aria-busy={isPending}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate({ id, fileId: file.id, linkedDocId })}
      >
        <IconFile size={16} aria-hidden />
        <span className={classes.fileName}>{file.name}</span>
        <span className={classes.fileNote}>
          {formatBytes(file.size)} · {t(isPending ? 'approval.view.downloading' : 'approval.view.download')}
        </span>
        <IconDownload size={16} aria-hidden />
      </UnstyledButton>
    </li>
  );
};

const AllFiles = ({ document: { id }, linkedDocId }: Props) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(zipMutation);
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.allFiles}
      aria-busy={isPending}
      onClick={() => !isPending && mutate({ id, linkedDocId })}
    >
      <IconFileZip size={16} aria-hidden />
      {t(isPending ? 'approval.view.downloading' : 'approval.view.downloadAll')}
    </Anchor>
  );
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

import { UnstyledButton } from '@mantine/core';
import type { ApprovalDocument, AttachedFile } from '@portal/contract/approval';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../ui/file-drop-limits.ts';
import { fileMutation } from './approval.api.ts';
import classes from './view.module.css';

const FileRow = ({ documentId, file }: { documentId: number; file: AttachedFile }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(fileMutation);
  return (
    <li>
      <UnstyledButton
        className={classes.file}
        aria-busy={isPending}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate({ id: documentId, fileId: file.id })}
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

/** The attached files, each saved on a click. */
export const ViewFiles = ({ document }: { document: ApprovalDocument }) => {
  const { t } = useTranslation();
  if (document.attachedFiles.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t('approval.view.files')}>
      {document.attachedFiles.map((file) => (
        <FileRow key={file.id} documentId={document.id} file={file} />
      ))}
    </ul>
  );
};

import { Anchor } from '@mantine/core';
import type { ApprovalDocument } from '@portal/contract/approval';
import { IconFileText } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import files from '../../../ui/files/saved.module.css';
import { titledName } from '../document/approval-document-people.ts';
import { approvalViewWords } from './approval-view.words.ts';
import { viewSearchOf } from './approval-view-search.ts';
import { AttachedBlock } from './attached-block.tsx';

/** The documents attached to this one, each read through it and knowing the list that it was opened from. */
export const ViewAttached = ({ document: { id, attachedDocs } }: { document: ApprovalDocument }) => {
  const { t } = useTranslation();
  const search = viewSearchOf(useSearch({ strict: false }));
  if (attachedDocs.length === 0) return null;
  return (
    <AttachedBlock title={t(approvalViewWords.attachedDocs)}>
      {attachedDocs.map((attached) => (
        <li key={attached.id}>
          <Anchor
            className={files.file}
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
            <span className={files.fileName}>{attached.title}</span>
            <span className={files.fileNote}>
              {[attached.docNo, titledName(attached.drafter), attached.approvalDate].join(' · ')}
            </span>
          </Anchor>
        </li>
      ))}
    </AttachedBlock>
  );
};

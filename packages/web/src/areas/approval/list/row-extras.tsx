import type { DocumentRow } from '@portal/contract/approval';
import { IconMessage, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { approvalListWords } from './approval-list.words.ts';
import { LeaveDays } from './leave-days.tsx';
import classes from './styles.module.css';

/** Beside the title: what comes with the document. */
export const RowExtras = ({ row }: { row: DocumentRow }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.extras}>
      {row.leave && <LeaveDays leave={row.leave} />}
      {row.isHeld && <StatusBadge status="wait">{t(approvalListWords.held)}</StatusBadge>}
      {row.attachedFileCount > 0 && (
        <span role="img" aria-label={t(approvalListWords.filesInRow, { count: row.attachedFileCount })}>
          <IconPaperclip size={14} aria-hidden />
          {row.attachedFileCount}
        </span>
      )}
      {row.hasComment && (
        <span role="img" aria-label={t(approvalListWords.commentInRow)}>
          <IconMessage size={14} aria-hidden />
        </span>
      )}
    </span>
  );
};

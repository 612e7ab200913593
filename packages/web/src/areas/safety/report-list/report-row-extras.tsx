import type { ReportRow } from '@portal/contract/safety';
import { IconLink, IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './report-list.module.css';
import { reportListWords } from './report-list.words.ts';

/** Beside the subject: that it is confidential, and how many reports are related to it, for those who are told. */
export const RowExtras = ({ row: { isConfidential, relatedReportsCount: count = 0 } }: { row: ReportRow }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.extras}>
      {isConfidential && (
        <span role="img" aria-label={t(reportListWords.confidential)} title={t(reportListWords.confidential)}>
          <IconLock size={14} aria-hidden />
        </span>
      )}
      {count > 0 && (
        <span
          role="img"
          aria-label={t(reportListWords.related, { count })}
          title={t(reportListWords.related, { count })}
        >
          <IconLink size={14} aria-hidden />
          {count}
        </span>
      )}
    </span>
  );
};

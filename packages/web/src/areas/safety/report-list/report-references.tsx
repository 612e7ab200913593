import type { Words } from '@portal/contract/kernel';
import type { ReportRow } from '@portal/contract/safety';
import { IconBuildingBank, IconLink, IconMessageQuestion, IconZoomCheck, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './report-list.module.css';
import { reportListWords } from './report-list.words.ts';

type Reference = { icon: TablerIcon; words: Words; holds: (row: ReportRow) => boolean };

const isRelated = ({ relatedReportsCount = 0, parentReportId }: ReportRow): boolean =>
  relatedReportsCount > 0 || (parentReportId ?? null) !== null;

const references: readonly Reference[] = [
  { icon: IconMessageQuestion, words: reportListWords.reference.feedback, holds: (row) => row.requestFeedback },
  {
    icon: IconBuildingBank,
    words: reportListWords.reference.authority,
    holds: (row) => row.reportToAuthority === true,
  },
  {
    icon: IconZoomCheck,
    words: reportListWords.reference.investigation,
    holds: (row) => row.hasInvestigation === true,
  },
  { icon: IconLink, words: reportListWords.reference.related, holds: isRelated },
];

/** What hangs together with a report, by signs. */
export const References = ({ row }: { row: ReportRow }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.references}>
      {references
        .filter(({ holds }) => holds(row))
        .map(({ icon: Icon, words }) => (
          <span key={words.en} role="img" aria-label={t(words)} title={t(words)}>
            <Icon size={16} aria-hidden />
          </span>
        ))}
    </span>
  );
};

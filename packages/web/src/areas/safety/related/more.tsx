import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RichTextView } from '../../../ui/rich-text/view.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { reportQuery } from '../report/api.ts';
import { CommonFacts } from '../view/details.tsx';
import classes from './styles.module.css';

/** What a report tells, without going to it. */
export const ReportMore = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { data: report, error, refetch } = useQuery(reportQuery(id));
  if (error && !report) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (!report)
    return (
      <p className={classes.more} aria-busy>
        {t(uiWords.loading)}
      </p>
    );
  return (
    <div className={classes.more}>
      <CommonFacts report={report} />
      {report.description !== null && <RichTextView html={report.description} />}
    </div>
  );
};

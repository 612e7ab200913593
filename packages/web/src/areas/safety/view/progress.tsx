import type { Report } from '@portal/contract/safety';
import { reportWords } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { StatusBar } from '../../../ui/status-bar/steps.tsx';
import { reportStatusesQuery } from '../report/lookups.api.ts';
import { reportViewWords } from './report-view.words.ts';
import classes from './styles.module.css';

/** The statuses of the catalogue in their order, the present one marked. */
export const ReportProgress = ({ report: { status } }: { report: Report }) => {
  const { t } = useTranslation();
  const { data: catalogue } = useQuery(reportStatusesQuery);
  if (catalogue === undefined) return <div className={classes.progress} />;
  return (
    <div className={classes.progress}>
      <StatusBar
        label={t(reportViewWords.progress)}
        steps={catalogue.map(({ value }) => ({ key: value, label: t(reportWords.status[value as Report['status']]) }))}
        now={status}
      />
    </div>
  );
};

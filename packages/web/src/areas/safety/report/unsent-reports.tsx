import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { useMe } from '../../identity/index.ts';
import { reportTextsWords } from './report-texts.words.ts';
import classes from './unsent-reports.module.css';
import { type UnsentReport, unsentReportsQuery } from './unsent-reports.queries.ts';

/** The link to continue: the form offers to restore the text. */
const GoOn = ({ report: { reportType, draftId, subject } }: { report: UnsentReport }) => {
  const { t } = useTranslation();
  const name = subject.trim() === '' ? t(reportTextsWords.unsent.untitled) : subject;
  return reportType === undefined ? (
    <TextLink to="/esms/report/view/draft/$id" params={{ id: String(draftId) }}>
      {name}
    </TextLink>
  ) : (
    <TextLink to="/esms/report/new/$type" params={{ type: reportType.toLowerCase() }}>
      {name}
    </TextLink>
  );
};

/** Lists the reports that exist on this device alone, each with a link to continue; empty without any. */
export const UnsentReports = () => {
  const { t } = useTranslation();
  const { data: reports = [] } = useQuery(unsentReportsQuery(useMe().employee.id));
  if (reports.length === 0) return null;
  return (
    <section className={classes.unsent} aria-labelledby="unsent-reports">
      <h2 id="unsent-reports" className={classes.heading}>
        <IconHistory size={18} aria-hidden />
        {t(reportTextsWords.unsent.heading)}
      </h2>
      <ul className={classes.list}>
        {reports.map((report) => (
          <li key={report.key}>
            <GoOn report={report} />
            <small>
              {[
                report.reportType === undefined ? t(reportTextsWords.unsent.draft) : report.reportType,
                t(reportTextsWords.unsent.keptAt, { at: instantText(report.savedAt) }),
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
};

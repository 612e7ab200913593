import { type Report, reportWords, sectionFacts, wordsOfField } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { RichTextView } from '../../../ui/rich-text/view.tsx';
import { reportListWords } from '../list/report-list.words.ts';
import { fieldText } from '../report/fields.ts';
import { departmentText, reporterText } from '../report/who.ts';
import { Facts } from './facts.tsx';
import { ViewFiles } from './files.tsx';
import { Section } from './section.tsx';
import classes from './styles.module.css';
import { say } from './text-of.ts';

const common = [
  'reportType',
  'mandatoryReportType',
  'field',
  'eventDate',
  'location',
  'reporter',
  'department',
] as const;

const texts: Record<(typeof common)[number], (report: Report) => string | null> = {
  reportType: ({ reportType }) => reportType,
  mandatoryReportType: (report) => say.code('mandatoryReportType', report.mandatoryReportType),
  field: fieldText,
  eventDate: ({ eventDate, eventDateTimeZone: zone }) => say.wall(eventDate, zone),
  location: ({ location }) => location,
  reporter: reporterText,
  department: departmentText,
};

/** What every report tells of itself, each under what it is called. */
export const CommonFacts = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const labelOf = (name: (typeof common)[number]): string =>
    name === 'field' ? t(reportListWords.field) : t(reportWords.field.report[name]);
  const facts = common.flatMap((name) => {
    const text = texts[name](report);
    return text ? [{ key: name, label: labelOf(name), text }] : [];
  });
  return <Facts facts={facts} />;
};

/** The report as it was filed: what every report tells, its text and files, and the sections that say something. */
export const ReportDetails = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  return (
    <article className={classes.paper}>
      <Section heading={t(reportWords.section.report)}>
        <CommonFacts report={report} />
        {report.description !== null && (
          <>
            <h3 className={classes.subheading}>{t(reportWords.field.report.description)}</h3>
            <RichTextView html={report.description} />
          </>
        )}
        <h3 className={classes.subheading}>{t(reportWords.field.report.attachedFiles)}</h3>
        <ViewFiles report={report} />
      </Section>
      {sectionFacts(report, say).map(({ section, facts: own }) => (
        <Section key={section} heading={t(reportWords.section[section])}>
          <Facts
            facts={own.map(({ field, text }) => ({
              key: field,
              label: t(wordsOfField(section, field)),
              text,
            }))}
          />
        </Section>
      ))}
    </article>
  );
};

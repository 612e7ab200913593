import type { Words } from '@portal/contract/kernel';
import {
  downloadReportFile,
  type Report,
  type ReportFile,
  reportWords,
  sectionFacts,
  wordsOfField,
} from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { openRanged } from '../../../platform/files/ranged-file.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import files from '../../../ui/files/saved.module.css';
import { SavedFile, SavedZip } from '../../../ui/files/saved.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { ShownFiles } from '../../../ui/viewer/attached-viewer-files.tsx';
import classes from '../case/case-facts.module.css';
import { Facts, Section } from '../case/case-facts.tsx';
import { fileMutation, saveFile, zipMutation } from './report.queries.ts';
import { fieldText } from './report-fields.ts';
import { departmentText, reporterText, reportText } from './report-texts.ts';
import { reportTextsWords } from './report-texts.words.ts';

/** The call that saves a file, of which the parts are read. */
const openFile = (params: { id: number; fileId: number }, signal: AbortSignal) =>
  openRanged(downloadReportFile, { params }, { signal });

const FileRow = ({ id, file }: { id: number; file: ReportFile }) => {
  const { mutate, isPending } = useMutation(fileMutation);
  return <SavedFile file={file} busy={isPending} onSave={() => mutate({ id, fileId: file.id })} />;
};

const AllFiles = ({ id }: { id: number }) => {
  const { mutate, isPending } = useMutation(zipMutation);
  return <SavedZip busy={isPending} onSave={() => mutate(id)} />;
};

/** The files of a report, each previewed or saved, and all of them in one archive. */
const ViewFiles = ({ report: { id, attachedFiles } }: { report: Report }) => {
  const { t } = useTranslation();
  if (attachedFiles.length === 0) return <p className={classes.none}>{t(reportTextsWords.noFiles)}</p>;
  return (
    <>
      <ul className={files.files} aria-label={t(reportWords.field.report.attachedFiles)}>
        <ShownFiles
          of={`report ${id}`}
          files={attachedFiles}
          open={(fileId, signal) => openFile({ id, fileId }, signal)}
          save={(fileId) => saveFile({ id, fileId })}
        >
          {attachedFiles.map((file) => (
            <FileRow key={file.id} id={id} file={file} />
          ))}
        </ShownFiles>
      </ul>
      <AllFiles id={id} />
    </>
  );
};

const common = [
  'reportType',
  'mandatoryReportType',
  'reportedEventType',
  'field',
  'eventDate',
  'location',
  'reporter',
  'department',
] as const;

const texts: Record<(typeof common)[number], (report: Report) => string | null> = {
  reportType: ({ reportType }) => reportType,
  mandatoryReportType: (report) => reportText.code('mandatoryReportType', report.mandatoryReportType),
  reportedEventType: (report) => reportText.code('reportedEventType', report.reportedEventType),
  field: fieldText,
  eventDate: ({ eventDate, eventDateTimeZone: zone }) => reportText.wall(eventDate, zone),
  location: ({ location }) => location,
  reporter: reporterText,
  department: departmentText,
};

/** Labels that differ from those of the form, where one is a question. */
const ownLabels: Readonly<Partial<Record<(typeof common)[number], Words>>> = {
  field: reportTextsWords.field,
  reportedEventType: reportTextsWords.reportedAs,
};

/** The fields that every report has, with their labels. */
export const CommonFacts = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const labelOf = (name: (typeof common)[number]): string =>
    t(ownLabels[name] ?? reportWords.field.report[name as Exclude<typeof name, 'field'>]);
  const facts = common.flatMap((name) => {
    const text = texts[name](report);
    return text ? [{ key: name, label: labelOf(name), text }] : [];
  });
  return <Facts facts={facts} />;
};

/** The report as it was filed: its common fields, text and files, and the sections that are filled in. */
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
      {sectionFacts(report, reportText).map(({ section, facts: own }) => (
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

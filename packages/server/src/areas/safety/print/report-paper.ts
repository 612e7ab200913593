import { dayInSeoul, type Language } from '@portal/contract/kernel';
import { type ReadingWords, type Report, reportReader, sectionFacts } from '@portal/contract/safety';
import { writtenName, writtenSize } from '#platform/pdf/written-pdf';
import { type PrintWords, printWords } from './report-print-words.ts';

type Field = { label: string; value: string; whole?: true };

/** A text that needs more than half a line gets a full line. */
const HALF_LINE = 34;

const field = (label: string, value: string | null): Field[] => {
  if (value === null || value === '') return [];
  return [{ label, value, ...(value.length > HALF_LINE || value.includes('\n') ? { whole: true } : {}) }];
};

export const readingWords = (words: PrintWords, language: Language): ReadingWords => ({
  code: (name, value) => (words.code[name] as Readonly<Record<number, string>>)[value] ?? String(value),
  yesNo: (value) => (value ? words.yes : words.no),
  clock: words.clock,
  node: (node) => writtenName(node, language),
  day: (day) => day,
});

const personOf = (report: Report, language: Language): string | null => {
  const { reporter } = report;
  if (!reporter) return null;
  return `${writtenName(reporter, language)} ${reporter.position}`;
};

const headOf = (report: Report, { words, language }: Reader): Field[] => {
  const { report: label } = words.field;
  const say = reportReader(readingWords(words, language));
  const named = (ref: { name: string; engName: string } | undefined): string | null =>
    ref === undefined ? null : writtenName(ref, language);
  const work = [report.fieldLevel1, report.fieldLevel2].flatMap((node) => named(node ?? undefined) ?? []).join(' › ');
  const hidden = report.isConfidential ? words.confidential : null;
  return [
    ...field(label.reportNo, report.reportNo),
    ...field(label.status, words.status[report.status]),
    ...field(label.reporter, personOf(report, language) ?? hidden),
    ...field(label.department, named(report.department) ?? hidden),
    ...field(label.reportDate, report.reportDate === null ? null : dayInSeoul(new Date(report.reportDate))),
    ...field(label.eventDate, say.wall(report.eventDate, report.eventDateTimeZone)),
    ...field(words.fieldOfWork, work),
    ...field(words.reportedAs, say.code('reportedEventType', report.reportedEventType)),
    ...field(label.mandatoryReportType, say.code('mandatoryReportType', report.mandatoryReportType)),
    ...field(label.location, report.location),
    ...field(label.completedDate, report.completedDate === null ? null : dayInSeoul(new Date(report.completedDate))),
  ];
};

type Reader = { words: PrintWords; language: Language };
type Part = { title: string; fields: Field[] };

/** What the safety office found; missing in the record of a reader who may not see it. */
const caseOf = (report: Report, { words, language }: Reader): Part[] => {
  const say = reportReader(readingWords(words, language));
  const { classification, initialRisk, residualRisk } = report;
  const risks = [
    ...field(words.initialRisk, initialRisk?.riskLevel ?? null),
    ...field(words.residualRisk, residualRisk?.riskLevel ?? null),
  ];
  const categories = classification?.eventCategories.map(
    (category) => `${category.code} ${writtenName(category, language)}`,
  );
  const classified = classification
    ? [
        ...field(words.caseType, say.code('caseType', classification.caseType)),
        ...field(words.eventType, say.code('eventType', classification.eventType)),
        ...field(words.reportToAuthority, say.yesNo(classification.reportToAuthority)),
        ...field(words.isUnmanaged, say.yesNo(classification.isUnmanaged)),
        { label: words.eventCategories, value: categories?.join('\n') ?? '', whole: true as const },
      ]
    : [];
  return [
    ...(classified.length > 0 ? [{ title: words.classification, fields: classified }] : []),
    ...(risks.length > 0 ? [{ title: words.assessments, fields: risks }] : []),
  ];
};

/** The data of a report's paper: texts in the language of the reader, dates and sizes already formatted. */
export const paperOf = (report: Report, { language, company }: { language: Language; company: string }) => {
  const words = printWords[language];
  const reader = { words, language };
  const say = reportReader(readingWords(words, language));
  const sections = sectionFacts(report, say).map(({ section, facts }): Part => {
    const names = words.field[section] as Readonly<Record<string, string>>;
    return {
      title: words.section[section],
      fields: facts.flatMap(({ field: name, text }) => field(names[name] ?? name, text)),
    };
  });
  return {
    language,
    company,
    number: report.reportNo ?? '-',
    kind: words.kind[report.reportType],
    title: report.subject ?? '',
    fields: headOf(report, reader),
    parts: [...sections, ...caseOf(report, reader)],
    files: report.attachedFiles.map(({ name, size }) => ({ name, size: writtenSize(size) })),
    labels: {
      description: words.field.report.description,
      attachedFiles: words.field.report.attachedFiles,
      image: words.image,
      missingImage: words.missingImage,
      page: words.page,
    },
  };
};

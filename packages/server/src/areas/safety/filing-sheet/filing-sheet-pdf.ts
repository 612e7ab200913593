import { fileURLToPath } from 'node:url';
import type { Person } from '@portal/contract/directory';
import { enforce, type FileAnswer, type InputOf, type Language } from '@portal/contract/kernel';
import {
  dutyRights,
  type FilingSheet,
  type getFilingSheet,
  isMandatoryReport,
  type SheetForm,
  usualForm,
} from '@portal/contract/safety';
import type { CallContext } from '#platform/http/call-context';
import { writtenName } from '#platform/pdf/written-pdf';
import { findPerson } from '../duty/duty.queries.ts';
import { dutyFactsOf } from '../duty/duty.view.ts';
import { answerDuty } from '../duty/duty-access.ts';
import { printWords } from '../print/report-print-words.ts';
import type { FullReport } from '../report/report.queries.ts';
import { viewReport } from '../report/report.view.ts';
import { getVisibleReport } from '../report/report-access.ts';
import type { SafetyRouteServices } from '../safety-services.ts';
import { sheetOf } from './filing-sheet.ts';
import { sheetWords } from './filing-sheet-words.ts';

const template = fileURLToPath(new URL('./filing-sheet.typ', import.meta.url));

type Input = InputOf<typeof getFilingSheet>;

/** A text that needs more than half a line gets a full line. */
const HALF_LINE = 34;

/** The data of the printed sheet; the description is below the table. */
const paperOf = (sheet: FilingSheet, language: Language, company: string) => {
  const words = sheetWords[language];
  const field = (label: string, value: string) => ({
    label,
    value,
    ...(value.length > HALF_LINE || value.includes('\n') ? { whole: true } : {}),
  });
  const labelOf = (key: string): string => sheet.fields.find((each) => each.key === key)?.label ?? key;
  return {
    language,
    company,
    number: sheet.reportNo,
    kind: words.draft,
    title: sheet.title,
    notice: words.notOfficial,
    law: sheet.law,
    fields: [
      field(words.reportNo, sheet.reportNo),
      ...(sheet.reporter
        ? [field(words.reporter, `${writtenName(sheet.reporter, language)} ${sheet.reporter.position}`)]
        : []),
      ...sheet.fields.flatMap(({ key, label, value }) =>
        key === 'description' || value === null ? [] : [field(label, value)],
      ),
    ],
    description: sheet.fields.find(({ key }) => key === 'description')?.value ?? '',
    missing: sheet.missing.map(labelOf).join(', '),
    labels: { description: words.label.description, missing: words.missing, page: printWords[language].page },
  };
};

/** The name on a sheet: none unless requested and allowed; reporters see their own, from their session. */
const reporterOf = async (
  { db }: SafetyRouteServices,
  report: FullReport,
  { form, isNamed }: { form: SheetForm; isNamed: boolean },
  { actor }: CallContext,
): Promise<Person | null> => {
  if (!isNamed) return null;
  const facts = {
    ...dutyFactsOf(report),
    isConfidential: report.is_confidential,
    isMandatory: isMandatoryReport(report.report_type),
    form,
  };
  enforce(dutyRights.name(actor, facts));
  return report.is_mine ? ((await findPerson(db, actor.employeeId)) ?? null) : report.reporter;
};

const readSheet = async (
  services: SafetyRouteServices,
  { params, query }: Input,
  context: CallContext,
): Promise<FilingSheet> => {
  const { actor, language } = context;
  const report = await getVisibleReport(services.db, actor, params.id);
  enforce(dutyRights.sheet(actor, dutyFactsOf(report)));
  const duty = await answerDuty(services.db, services, report, context);
  const form = query.form ?? usualForm({ basis: duty.basis, mandatoryReportType: report.mandatory_report_type });
  const reporter = await reporterOf(services, report, { form, isNamed: query.named ?? false }, context);
  const organisation = services.companyName[language];
  return sheetOf({ report: viewReport(report, actor), duty, organisation, language }, form, reporter);
};

/**
 * Prints a draft of the official form, with no more than the caller may read of the report
 * (rules/safety.md#filing-sheet).
 */
export const answerSheet = async (
  services: SafetyRouteServices,
  input: Input,
  context: CallContext,
): Promise<FileAnswer> => {
  const { language, caller } = context;
  const sheet = await readSheet(services, input, context);
  const name = `${sheet.reportNo} ${sheet.form}`;
  if (input.query.format === 'json') {
    const content = Buffer.from(JSON.stringify(sheet));
    const contentType = 'application/json; charset=utf-8';
    return { name: `${name}.json`, contentType, size: content.byteLength, content, isInline: true };
  }
  const data = paperOf(sheet, language, services.companyName[language]);
  const content = await services.compiler.compile(caller, () => ({ template, data, richText: '' }));
  return {
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    size: content.byteLength,
    hasFilenameHeader: true,
    content,
  };
};

import { dayInSeoul, isDay } from '@portal/contract/kernel';
import { type ReportRow, reportReader, wordsOfCode } from '@portal/contract/safety';
import { dayText } from '../../../platform/formats.ts';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { reportTextsWords } from './report-texts.words.ts';

type Reported = Pick<ReportRow, 'reporter'> & { isMine?: boolean };

/**
 * The reporter. A confidential report shows neither reporter nor department (rules/safety.md#confidential-reports); to
 * the reporter alone it says that it is theirs.
 */
export const reporterText = ({ reporter, isMine = false }: Reported): string => {
  if (reporter) return nameOf(reporter);
  return translate(isMine ? reportTextsWords.mineConfidentially : reportTextsWords.confidential);
};

export const departmentText = ({ department }: Pick<ReportRow, 'department'>): string =>
  department ? nameOf(department) : translate(reportTextsWords.confidential);

/** The day of an instant, or the day itself, which is all that a confidential report has. */
export const dayOf = (moment: string | null): string | null => {
  if (moment === null) return null;
  return isDay(moment) ? moment : dayInSeoul(new Date(moment));
};

/** The day of a wall clock. */
export const eventDay = ({ eventDate }: Pick<ReportRow, 'eventDate'>): string | null => eventDate?.slice(0, 10) ?? null;

/** Reporter, department and time in one line; a confidential report only says that it is confidential. */
export const reporterAndDay = (row: Pick<ReportRow, 'reporter' | 'department' | 'reportDate' | 'isMine'>): string =>
  [reporterText(row), row.department && departmentText(row), dayOf(row.reportDate)].filter(Boolean).join(' · ');

/** The values of a report as texts, in the current language. */
export const reportText = reportReader({
  code: (name, value) => translate(wordsOfCode(name, value)),
  yesNo: (value) => translate(value ? reportTextsWords.yes : reportTextsWords.no),
  clock: (hour) => translate(reportTextsWords.clock, { hour }),
  node: nameOf,
  day: dayText,
});

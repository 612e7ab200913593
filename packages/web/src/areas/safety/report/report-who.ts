import { dayInSeoul, isDay } from '@portal/contract/kernel';
import type { ReportRow } from '@portal/contract/safety';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { reportViewWords } from '../report-view/report-view.words.ts';

/** Of a confidential report nobody is told who wrote it, nor where (rules/safety.md#confidential-reports). */
export const reporterText = ({ reporter }: Pick<ReportRow, 'reporter'>): string =>
  reporter ? nameOf(reporter) : translate(reportViewWords.confidential);

export const departmentText = ({ department }: Pick<ReportRow, 'department'>): string =>
  department ? nameOf(department) : translate(reportViewWords.confidential);

/** The day of an instant, or the day itself, which is all that a confidential report tells. */
export const dayOf = (moment: string | null): string | null => {
  if (moment === null) return null;
  return isDay(moment) ? moment : dayInSeoul(new Date(moment));
};

/** The day of a wall clock. */
export const eventDay = ({ eventDate }: Pick<ReportRow, 'eventDate'>): string | null => eventDate?.slice(0, 10) ?? null;

/** Who reported from where and when, in one line; of a confidential report it is said once that nobody is told. */
export const whoAndWhen = (row: Pick<ReportRow, 'reporter' | 'department' | 'reportDate'>): string =>
  [...new Set([reporterText(row), departmentText(row), dayOf(row.reportDate)])].filter(Boolean).join(' · ');

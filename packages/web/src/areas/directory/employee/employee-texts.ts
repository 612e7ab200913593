import { type EmployeeRecord, hasResigned, jobTitles } from '@portal/contract/directory';
import { today } from '../../../platform/device/clock.ts';
import { currentLanguage, translate } from '../../../platform/i18n.ts';
import { employeeWords } from './employee.words.ts';

/** A job title in the reader's language; one that is not available is shown as it is stored. */
export const jobTitleText = (jobTitle: string | null): string => {
  if (jobTitle === null) return '';
  const english = (jobTitles as Record<string, string>)[jobTitle];
  return currentLanguage() === 'en' ? (english ?? jobTitle) : jobTitle;
};

const genderWords = { 1: 'male', 2: 'female' } as const;

export const genderText = (gender: number): string =>
  translate(employeeWords.form.gender[genderWords[gender as keyof typeof genderWords]]);

type ResignationDates = Pick<EmployeeRecord, 'isResigned' | 'resignDate'>;

export const isResignedNow = (employee: ResignationDates): boolean => hasResigned(employee, today());

/** The day of a planned resignation. */
export const plannedResignation = (employee: ResignationDates): string | undefined =>
  employee.isResigned && !isResignedNow(employee) ? (employee.resignDate ?? undefined) : undefined;

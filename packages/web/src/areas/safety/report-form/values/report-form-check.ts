import type { FieldProblem } from '@portal/contract/kernel';
import {
  checkReport,
  checkReportDraft,
  normalizeReport,
  type ReportBody,
  type SectionName,
  sectionNames,
  sectionRule,
} from '@portal/contract/safety';
import { schemaOf } from './report-form-sections.ts';
import { bodyOf, isCompleteMoment, type ReportForm } from './report-form-values.ts';

const outside = (path: string, value: number, { minimum, maximum }: ReturnType<typeof schemaOf>): FieldProblem[] => {
  if (minimum !== undefined && value < minimum) return [{ path, code: 'too-small', limit: minimum }];
  return maximum !== undefined && value > maximum ? [{ path, code: 'too-big', limit: maximum }] : [];
};

/** Numbers outside of the contract's schema. */
const checkRanges = (body: ReportBody): FieldProblem[] =>
  sectionNames.flatMap((section) =>
    Object.entries(body[section] ?? {}).flatMap(([field, value]) =>
      typeof value === 'number' ? outside(`${section}.${field}`, value, schemaOf(section, field)) : [],
    ),
  );

/** A required but empty section: each of its required fields. */
const named = (problem: FieldProblem, body: ReportBody): FieldProblem[] => {
  const section = sectionNames.find((name) => name === problem.path) as SectionName | undefined;
  if (section === undefined || problem.code !== 'required') return [problem];
  return sectionRule(section, body[section]).needs.map((field) => ({ path: `${section}.${field}`, code: 'required' }));
};

/**
 * The problems of a report when it is submitted, and at every later change. Only the server knows whether its time is
 * in the past, and shows that problem at the field.
 */
export const checkSubmission = (form: ReportForm): FieldProblem[] => {
  const body = bodyOf(form);
  return [...checkReport(normalizeReport(body)).flatMap((problem) => named(problem, body)), ...checkRanges(body)];
};

/** A draft needs a subject; a day without its time would be lost. */
export const checkDraft = (form: ReportForm): FieldProblem[] => {
  const body = bodyOf(form);
  const isHalfMoment = form.eventDate !== '' && !isCompleteMoment(form.eventDate);
  return [
    ...checkReportDraft(normalizeReport(body)),
    ...(isHalfMoment ? [{ path: 'eventDate', code: 'required' } as const] : []),
    ...checkRanges(body),
  ];
};

import type { FieldProblem } from '@portal/contract/kernel';
import type { HazardBody } from '../case/case-hazard.schema.ts';
import { checkSource, isInternalSource } from '../case/case-sources.ts';

type Origin = Pick<HazardBody, 'source' | 'report'>;

/**
 * The problems of a new hazard's source: a hazard of an investigation is registered in the investigation. With a report
 * the source may be missing, and is that of the report.
 */
export const checkNewHazardSource = ({ source, report }: Origin): FieldProblem[] => {
  if (!source) return report ? [] : [{ path: 'source', code: 'required' }];
  if (source === 'Investigation') return [{ path: 'source', code: 'not-one-of' }];
  return checkSource(source, Boolean(report), 'report');
};

/**
 * The problems of a changed source: the case never changes, and a hazard that is its own case has a source without a
 * report.
 */
export const checkAloneSource = ({ source, report }: Origin): FieldProblem[] => {
  const ofReport = report ? [{ path: 'report', code: 'not-applicable' } as const] : [];
  if (!source) return [...ofReport, { path: 'source', code: 'required' }];
  const isOthers = isInternalSource(source) || source === 'Investigation';
  return isOthers ? [...ofReport, { path: 'source', code: 'not-one-of' }] : ofReport;
};

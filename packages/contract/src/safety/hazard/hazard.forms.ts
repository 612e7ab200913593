import type { FieldProblem } from '@portal/contract/kernel';
import type { HazardBody } from '../case/case-hazard.schema.ts';
import { checkSource, isInternalSource } from '../case/case-sources.ts';

type Origin = Pick<HazardBody, 'source' | 'report'>;

/**
 * What a hazard that is registered by itself says of where it comes from: one of an investigation is registered there. With
 * a report the source may be left out, which is that of the report.
 */
export const checkNewHazardSource = ({ source, report }: Origin): FieldProblem[] => {
  if (!source) return report ? [] : [{ path: 'source', code: 'required' }];
  if (source === 'Investigation') return [{ path: 'source', code: 'not-one-of' }];
  return checkSource(source, Boolean(report), 'report');
};

/** What it belongs to never changes: alone, its source changes among those without a report. */
export const checkAloneSource = ({ source, report }: Origin): FieldProblem[] => {
  const ofReport = report ? [{ path: 'report', code: 'not-applicable' } as const] : [];
  if (!source) return [...ofReport, { path: 'source', code: 'required' }];
  const isOthers = isInternalSource(source) || source === 'Investigation';
  return isOthers ? [...ofReport, { path: 'source', code: 'not-one-of' }] : ofReport;
};

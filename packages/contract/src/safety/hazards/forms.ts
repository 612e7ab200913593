import type { FieldProblem } from '@portal/contract/kernel';
import type { HazardBody } from '../cases/hazard.schema.ts';
import { checkSource, type HazardSource, isInternalSource } from '../cases/sources.ts';

/** What a hazard that is registered by itself says of where it comes from: one of an investigation is registered there. */
export const checkNewHazardSource = ({ source, report }: Pick<HazardBody, 'source' | 'report'>): FieldProblem[] => {
  if (!source) return [{ path: 'source', code: 'required' }];
  if (source === 'Investigation') return [{ path: 'source', code: 'not-one-of' }];
  return checkSource(source, Boolean(report), 'report');
};

/** What it belongs to never changes: alone, its source changes among those without a report. */
export const checkAloneSource = (
  { source, report }: Pick<HazardBody, 'source' | 'report'>,
  before: HazardSource,
): FieldProblem[] => [
  ...(report ? [{ path: 'report', code: 'not-applicable' } as const] : []),
  ...(source && source !== before && (isInternalSource(source) || source === 'Investigation')
    ? [{ path: 'source', code: 'not-one-of' } as const]
    : []),
];

import { isInternalSource, type Source, sources } from '../case/case-sources.ts';
import type { InvestigationStatus } from './investigation.states.ts';

const notInternal = sources.filter((source) => !isInternalSource(source));

/** Whether the linked report and its source can no longer change (rules/safety.md#investigations). */
export const isReportFixed = (before: { status: InvestigationStatus } | undefined): boolean =>
  before !== undefined && before.status !== 'Open';

/** The possible sources: all of them while it is Open, later those that are not internal, or the present one. */
export const availableSources = (
  before: { source: Source; status: InvestigationStatus } | undefined,
): readonly Source[] => {
  if (!before || !isReportFixed(before)) return sources;
  return isInternalSource(before.source) ? [before.source] : notInternal;
};

/**
 * The sources of a hazard that is registered in the log, and of one that is its own case, which never gets a report
 * later.
 */
export const availableHazardSources = (isNew: boolean): readonly Source[] => (isNew ? sources : notInternal);

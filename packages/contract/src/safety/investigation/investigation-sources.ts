import { isInternalSource, type Source, sources } from '../case/case-sources.ts';
import type { InvestigationStatus } from './investigation.states.ts';

const notInternal = sources.filter((source) => !isInternalSource(source));

/** Whether the linked report and the source that goes with it stay as they are (rules/safety.md#investigations). */
export const isReportFixed = (before: { status: InvestigationStatus } | undefined): boolean =>
  before !== undefined && before.status !== 'Open';

/** The sources one may choose: all of them while it is Open, later those that are not internal, or the one it has. */
export const availableSources = (
  before: { source: Source; status: InvestigationStatus } | undefined,
): readonly Source[] => {
  if (!before || !isReportFixed(before)) return sources;
  return isInternalSource(before.source) ? [before.source] : notInternal;
};

/** The sources of a hazard that is registered by itself, and of one that stands alone, whose report never comes later. */
export const availableHazardSources = (isNew: boolean): readonly Source[] => (isNew ? sources : notInternal);

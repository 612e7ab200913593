import { checkRequiredTexts, type Day, type FieldProblem, isBlankText } from '@portal/contract/kernel';
import { checkSource, isInternalSource, type Source } from '../case/case-sources.ts';
import { checkPair, hasChildren } from '../catalogue/catalogue-tree.ts';
import { reportFields } from '../catalogue/report-fields.ts';
import {
  type FactualBody,
  factualBody,
  type InvestigationBody,
  investigationBody,
  type PostProcessBody,
  type ReturnBody,
} from './investigation.schema.ts';
import type { InvestigationStatus } from './investigation.states.ts';
import type { InvestigationType } from './investigation-types.ts';

/** The own fields of an investigation as they are stored, with texts unchanged. */
export type NormalizedInvestigation = {
  title: string;
  source: Source;
  type: InvestigationType;
  fieldLevel1Id: number;
  fieldLevel2Id: number | null;
  description: string;
  objective: string | null;
  investigatorIds: number[];
  startDate: Day;
  endDate: Day;
  reportId: number | null;
};

export const normalizeInvestigation = (body: InvestigationBody): NormalizedInvestigation => ({
  title: body.title,
  source: body.source,
  type: body.type,
  fieldLevel1Id: body.fieldLevel1.id,
  fieldLevel2Id: body.fieldLevel2?.id ?? null,
  description: body.description,
  objective: isBlankText(body.objective) ? null : (body.objective ?? null),
  investigatorIds: body.investigators.map(({ investigator }) => investigator.id),
  startDate: body.startDate,
  endDate: body.endDate,
  reportId: body.reportId ?? null,
});

const checkField = ({ fieldLevel1, fieldLevel2 }: InvestigationBody): FieldProblem[] => {
  if (!fieldLevel2 && hasChildren(reportFields, fieldLevel1)) return [{ path: 'fieldLevel2', code: 'required' }];
  return checkPair(reportFields, ['fieldLevel1', fieldLevel1], ['fieldLevel2', fieldLevel2]);
};

/** A changed day must not be in the past, and the end must not be before the start. */
const checkPeriod = (
  normalized: NormalizedInvestigation,
  today: Day,
  before: NormalizedInvestigation | undefined,
): FieldProblem[] => {
  const pastDays = (['startDate', 'endDate'] as const).filter(
    (field) => normalized[field] < today && normalized[field] !== before?.[field],
  );
  if (pastDays.length > 0) return pastDays.map((path) => ({ path, code: 'day-gone-by' }));
  return normalized.endDate < normalized.startDate ? [{ path: 'endDate', code: 'before-start' }] : [];
};

const checkInvestigators = ({ investigatorIds }: NormalizedInvestigation): FieldProblem[] =>
  investigatorIds.flatMap((id, place) =>
    investigatorIds.indexOf(id) < place
      ? [{ path: `investigators.${place}.investigator`, code: 'chosen-twice' } as const]
      : [],
  );

/**
 * Later than Open a linked report and its source cannot change, and other sources change among those that are not
 * internal.
 */
const checkLater = (normalized: NormalizedInvestigation, before: NormalizedInvestigation): FieldProblem[] => [
  ...(normalized.reportId === before.reportId ? [] : [{ path: 'reportId', code: 'fixed-now' } as const]),
  ...(normalized.source === before.source || !(isInternalSource(normalized.source) || isInternalSource(before.source))
    ? []
    : [{ path: 'source', code: 'fixed-now' } as const]),
];

/** The parts of an investigation that its status fixes; none for a new one. */
export type InvestigationBefore = { readonly stored: NormalizedInvestigation; readonly status: InvestigationStatus };

/** The problems of an investigation's fields (rules/safety.md#investigations). */
export const checkInvestigation = (
  body: InvestigationBody,
  today: Day,
  before?: InvestigationBefore,
): FieldProblem[] => {
  const normalized = normalizeInvestigation(body);
  return [
    ...checkRequiredTexts(investigationBody, body),
    ...checkField(body),
    ...checkInvestigators(normalized),
    ...checkPeriod(normalized, today, before?.stored),
    ...checkSource(normalized.source, normalized.reportId !== null, 'reportId'),
    ...(before && before.status !== 'Open' ? checkLater(normalized, before.stored) : []),
  ];
};

export const checkFactual = (body: FactualBody): FieldProblem[] => checkRequiredTexts(factualBody, body);

export const checkReturn = ({ reason }: ReturnBody): FieldProblem[] =>
  isBlankText(reason) ? [{ path: 'reason', code: 'required' }] : [];

/** Both texts are required, and a plan of at least one action until it is approved; afterwards it must be missing. */
export const checkPostProcess = (body: PostProcessBody, isApproved: boolean): FieldProblem[] => [
  ...(['conclusion', 'appendix'] as const).flatMap((path) =>
    isBlankText(body[path]) ? [{ path, code: 'required' } as const] : [],
  ),
  ...(isApproved && body.mitigations ? [{ path: 'mitigations', code: 'not-applicable' } as const] : []),
  ...(!isApproved && (body.mitigations?.length ?? 0) === 0 ? [{ path: 'mitigations', code: 'required' } as const] : []),
];

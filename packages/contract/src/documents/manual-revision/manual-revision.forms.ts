import { addDays, type Day, type FieldProblem, isBlankText } from '@portal/contract/kernel';
import { documentLimits } from '../documents-limits.ts';
import type {
  AuthorityBody,
  ManualRevisionBody,
  ScheduleBody,
  WithdrawRevisionBody,
} from './manual-revision.schema.ts';
import type { AuthorityKind } from './manual-revision.states.ts';

const required = (path: string): FieldProblem => ({ path, code: 'required' });

const needed = ['version', 'revisionDate', 'description'] as const;

/** The problems of a revision that is prepared; its planned day may be missing. */
export const checkManualRevision = (body: ManualRevisionBody): FieldProblem[] =>
  needed.filter((field) => isBlankText(body[field])).map(required);

/** A missing or blank text as null. */
export const dayOrNone = (day: Day | null | undefined): Day | null => (isBlankText(day) ? null : (day ?? null));

/** A revision comes into force today or on one of the next 730 days. */
export const checkEffectiveDate = (day: Day | null, today: Day): FieldProblem[] => {
  if (day === null) return [];
  if (day < today) return [{ path: 'effectiveDate', code: 'before-today' }];
  return day > addDays(today, documentLimits.daysAhead)
    ? [{ path: 'effectiveDate', code: 'too-far-ahead', limit: documentLimits.daysAhead }]
    : [];
};

const checkReason = ({ reason }: { reason?: string | null }): FieldProblem[] =>
  isBlankText(reason) ? [required('reason')] : [];

/** The day of a controlled revision, and the reason why it is set or moved. */
export const checkSchedule = (body: ScheduleBody, today: Day): FieldProblem[] => {
  const day = dayOrNone(body.effectiveDate);
  return [...(day === null ? [required('effectiveDate')] : checkEffectiveDate(day, today)), ...checkReason(body)];
};

/** The days between which the first day of an uploaded revision may be corrected. */
export type SimpleBounds = { readonly uploadedOn: Day; readonly after: Day | null; readonly before: Day | null };

/** The day can be corrected only if the order of the revisions stays. */
export const checkCorrection = (body: ScheduleBody, { uploadedOn, after, before }: SimpleBounds): FieldProblem[] => {
  const day = dayOrNone(body.effectiveDate);
  const isOutside =
    day !== null && (day > uploadedOn || (after !== null && day < after) || (before !== null && day > before));
  return [
    ...(day === null ? [required('effectiveDate')] : []),
    ...(isOutside ? [{ path: 'effectiveDate', code: 'out-of-order' } as const] : []),
    ...checkReason(body),
  ];
};

export const checkWithdrawal = (body: WithdrawRevisionBody): FieldProblem[] => checkReason(body);

/** A filing cannot be deemed accepted before this many days, including the first, by any reading of the law. */
const DEEMED_AFTER_DAYS = 10;

const checkApprovalDates = ({ acceptedDate, acceptance }: AuthorityBody): FieldProblem[] => [
  ...(dayOrNone(acceptedDate) === null ? [] : [{ path: 'acceptedDate', code: 'not-taken-here' } as const]),
  ...((acceptance ?? null) === null ? [] : [{ path: 'acceptance', code: 'not-taken-here' } as const]),
];

const checkAcceptedDate = (accepted: Day, body: AuthorityBody, today: Day): FieldProblem[] => {
  const date = dayOrNone(body.date);
  if (accepted > today) return [{ path: 'acceptedDate', code: 'after-today' }];
  if (date === null) return [];
  if (accepted < date) return [{ path: 'acceptedDate', code: 'before-filing' }];
  return body.acceptance === 'Deemed' && accepted < addDays(date, DEEMED_AFTER_DAYS)
    ? [{ path: 'acceptedDate', code: 'deemed-too-early' }]
    : [];
};

/**
 * A filing has both the day and the way of its acceptance, or neither; both are required once the revision is
 * scheduled.
 */
const checkAcceptance = (body: AuthorityBody, { today, isScheduled }: AuthoritySituation): FieldProblem[] => {
  const accepted = dayOrNone(body.acceptedDate);
  const isSaid = (body.acceptance ?? null) !== null;
  if (accepted === null) return isSaid || isScheduled ? [required('acceptedDate')] : [];
  return [...checkAcceptedDate(accepted, body, today), ...(isSaid ? [] : [required('acceptance')])];
};

/** The authority that a revision needs, the present day, and whether the revision is released already. */
export type AuthoritySituation = {
  readonly kinds: readonly AuthorityKind[];
  readonly today: Day;
  readonly isScheduled: boolean;
};

/** The problems of an authority's answer (rules/documents.md#authority). */
export const checkAuthority = (body: AuthorityBody, situation: AuthoritySituation): FieldProblem[] => {
  const { kinds, today } = situation;
  const kind = body.kind ?? null;
  const date = dayOrNone(body.date);
  const ofKind = (): FieldProblem[] => {
    if (kind === null) return [required('kind')];
    if (!kinds.includes(kind)) return [{ path: 'kind', code: 'not-one-of' }];
    return kind === 'Approval' ? checkApprovalDates(body) : checkAcceptance(body, situation);
  };
  return [
    ...ofKind(),
    ...(isBlankText(body.number) ? [required('number')] : []),
    ...(date === null ? [required('date')] : []),
    ...(date !== null && date > today ? [{ path: 'date', code: 'after-today' } as const] : []),
  ];
};

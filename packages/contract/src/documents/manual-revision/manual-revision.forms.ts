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

/** What a revision that is prepared lacks; its planned day may be left out. */
export const checkManualRevision = (body: ManualRevisionBody): FieldProblem[] =>
  needed.filter((field) => isBlankText(body[field])).map(required);

/** A text that was left out, or is blank, as null. */
export const dayOrNone = (day: Day | null | undefined): Day | null => (isBlankText(day) ? null : (day ?? null));

/** A day on which a revision is to come into force is today or one of the next 730. */
export const checkEffectiveDate = (day: Day | null, today: Day): FieldProblem[] => {
  if (day === null) return [];
  if (day < today) return [{ path: 'effectiveDate', code: 'before-today' }];
  return day > addDays(today, documentLimits.daysAhead)
    ? [{ path: 'effectiveDate', code: 'too-far-ahead', limit: documentLimits.daysAhead }]
    : [];
};

const checkReason = ({ reason }: { reason?: string | null }): FieldProblem[] =>
  isBlankText(reason) ? [required('reason')] : [];

/** The day of a controlled revision, and why it is set or moved. */
export const checkSchedule = (body: ScheduleBody, today: Day): FieldProblem[] => {
  const day = dayOrNone(body.effectiveDate);
  return [...(day === null ? [required('effectiveDate')] : checkEffectiveDate(day, today)), ...checkReason(body)];
};

/** Within which days the first day of a revision that was uploaded the simple way may be corrected. */
export type SimpleBounds = { readonly uploadedOn: Day; readonly after: Day | null; readonly before: Day | null };

/** Its day is corrected only as far as the order of the revisions stays. */
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

/** Before so many days after a filing, the first of them counted, no reading of the law deems it accepted. */
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

/** Of a filing day and way of its acceptance are both there or neither; once the revision is scheduled both stay. */
const checkAcceptance = (body: AuthorityBody, { today, isScheduled }: AuthoritySituation): FieldProblem[] => {
  const accepted = dayOrNone(body.acceptedDate);
  const isSaid = (body.acceptance ?? null) !== null;
  if (accepted === null) return isSaid || isScheduled ? [required('acceptedDate')] : [];
  return [...checkAcceptedDate(accepted, body, today), ...(isSaid ? [] : [required('acceptance')])];
};

/** Whose word a revision needs, on which day it is entered, and whether the revision is released already. */
export type AuthoritySituation = {
  readonly kinds: readonly AuthorityKind[];
  readonly today: Day;
  readonly isScheduled: boolean;
};

/** What is wrong with what an authority is said to have said (rules/documents.md#authority). */
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

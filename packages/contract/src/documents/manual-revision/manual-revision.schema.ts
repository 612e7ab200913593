import { docNo, documentBody, documentStatuses } from '@portal/contract/approval';
import {
  boolean,
  canSchema,
  day,
  dayOrBlank,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import { contentStates } from '../documents.words.ts';
import { documentLimits } from '../documents-limits.ts';
import { documentPerson } from '../person.schema.ts';
import { acceptances, authorityKinds, awaitedThings, manualRevisionStates } from './manual-revision.states.ts';

export const manualRevisionActs = ['change', 'delete', 'send', 'authority', 'schedule', 'withdraw', 'preview'] as const;
export type ManualRevisionAct = (typeof manualRevisionActs)[number];

/** The answer of an authority about a revision, with its letter. */
export const revisionAuthority = object({
  kind: oneOf(...authorityKinds),
  number: text(documentLimits.authorityNumber),
  /** For an approval the authority's day; for a filing the day on which it was filed. */
  date: day(),
  /** For a filing: the day on which it counts as accepted, and why. */
  acceptedDate: nullable(day()),
  acceptance: nullable(oneOf(...acceptances)),
  letter: nullable(object({ name: text(255), size: integer(0, 2_147_483_647) })),
});
export type RevisionAuthority = Static<typeof revisionAuthority>;

/** A revision of a manual, from its preparation on. */
export const manualRevision = object({
  id: id(),
  manualId: id(),
  /** Null before the first revision of the manual is in force. */
  documentId: nullable(id()),
  version: text(documentLimits.version),
  revisionDate: day(),
  description: text(documentLimits.description),
  fileName: text(255),
  size: integer(0, 2_147_483_647),
  contentState: oneOf(...contentStates),
  state: oneOf(...manualRevisionStates),
  waitsFor: nullable(oneOf(...awaitedThings)),
  /** The planned day. */
  effectiveDate: nullable(day()),
  /** For a released one. */
  inForceFrom: nullable(day()),
  /** The first day on which it is no longer in force; null while no later one is released. */
  inForceUntil: nullable(day()),
  releasedAt: nullable(instant()),
  author: documentPerson,
  modifier: documentPerson,
  modifiedDate: instant(),
  /** The memo of its last submission. */
  approval: nullable(object({ id: id(), docNo, status: oneOf(...documentStatuses) })),
  authorityKinds: list(oneOf(...authorityKinds)),
  authority: nullable(revisionAuthority),
  lockVersion: integer(1, 2_147_483_647),
  can: canSchema(...manualRevisionActs),
});
export type ManualRevision = Static<typeof manualRevision>;

/** `checkManualRevision` decides which fields are required. */
export const manualRevisionBody = object({
  version: maybe(text(documentLimits.version)),
  revisionDate: maybe(dayOrBlank()),
  description: maybe(text(documentLimits.description)),
  effectiveDate: maybe(dayOrBlank()),
});
export type ManualRevisionBody = Static<typeof manualRevisionBody>;

const { lines, referrers, dueDays, comment } = documentBody.properties;

/** The body to send a revision for approval: the fields of a memo except title and content. */
export const sendRevisionBody = object({ lines, referrers, dueDays, comment });
export type SendRevisionBody = Static<typeof sendRevisionBody>;

export const authorityBody = object({
  kind: maybe(oneOf(...authorityKinds)),
  number: maybe(text(documentLimits.authorityNumber)),
  date: maybe(dayOrBlank()),
  acceptedDate: maybe(dayOrBlank()),
  acceptance: maybe(oneOf(...acceptances)),
});
export type AuthorityBody = Static<typeof authorityBody>;

const reason = maybe(text(documentLimits.reason));

export const scheduleBody = object({ effectiveDate: maybe(dayOrBlank()), reason });
export type ScheduleBody = Static<typeof scheduleBody>;

export const withdrawRevisionBody = object({ reason });
export type WithdrawRevisionBody = Static<typeof withdrawRevisionBody>;

export const comparedKinds = ['Same', 'Removed', 'Added'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** A sequence of words in both revisions, or in one of them. */
export const comparedPart = object({ kind: oneOf(...comparedKinds), text: text(100_000_000) });
export type ComparedPart = Static<typeof comparedPart>;

const comparedRevision = object({ id: id(), version: text(documentLimits.version) });
const page = () => nullable(integer(1, 1_000_000));

/** The differences of two revisions, in the order of the text; `Same` and `Removed` joined are the old wording. */
export const revisionComparison = object({
  from: comparedRevision,
  to: comparedRevision,
  changes: list(object({ fromPage: page(), toPage: page(), parts: list(comparedPart) })),
  /** Whether there are more changes than answered. */
  truncated: boolean(),
});
export type RevisionComparison = Static<typeof revisionComparison>;

import { person } from '@portal/contract/directory';
import {
  canSchema,
  day,
  id,
  instant,
  integer,
  list,
  maybe,
  month,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { caseKinds } from '../action/action.states.ts';
import { catalogueName } from '../catalogue/catalogue-tree.ts';
import { lessonChecks, lessonStatuses } from './lesson.states.ts';

/** Limits of a lesson (rules/safety.md#lessons). */
export const lessonLimits = { title: 200, text: 5000, cases: 20, reason: 500 } as const;

const ref = () => object({ id: id() });

/** The texts of a lesson, in which hints are searched. */
export const lessonTexts = ['title', 'happened', 'causes', 'learned'] as const;
export type LessonText = (typeof lessonTexts)[number];

/** The body to create a lesson and to replace its contents; missing fields are blank, null or empty. */
export const lessonBody = object({
  title: text(lessonLimits.title),
  happened: optional(text(lessonLimits.text)),
  causes: optional(text(lessonLimits.text)),
  learned: optional(text(lessonLimits.text)),
  fieldLevel1: maybe(ref()),
  fieldLevel2: maybe(ref()),
  month: maybe(month()),
  cases: optional(list(object({ type: oneOf(...caseKinds), id: id() }), { maxItems: lessonLimits.cases })),
});
export type LessonBody = Static<typeof lessonBody>;

export const checksBody = object({
  checks: optional(list(oneOf(...lessonChecks), { maxItems: lessonChecks.length })),
});
export type ChecksBody = Static<typeof checksBody>;

export const lessonReturnBody = object({ reason: text(lessonLimits.reason) });
export type LessonReturnBody = Static<typeof lessonReturnBody>;

export const lessonActs = ['change', 'delete', 'send', 'approve', 'return', 'withdraw'] as const;
export type LessonAct = (typeof lessonActs)[number];

/** A closed case that a lesson is drawn from; for the safety office alone. */
export const lessonCase = object({
  type: oneOf(...caseKinds),
  id: id(),
  no: text(20),
  title: text(lessonLimits.title),
});
export type LessonCase = Static<typeof lessonCase>;

export const hintKinds = ['Name', 'Flight', 'Registration', 'Number', 'Day'] as const;
export type HintKind = (typeof hintKinds)[number];

/** A part of a text that may identify somebody; a hint never prevents an act. */
export const lessonHint = object({
  path: oneOf(...lessonTexts),
  kind: oneOf(...hintKinds),
  text: text(lessonLimits.title),
});
export type LessonHint = Static<typeof lessonHint>;

const shownInRows = {
  id: id(),
  /** Null until it is published for the first time. */
  lessonNo: nullable(text(20)),
  status: oneOf(...lessonStatuses),
  title: text(lessonLimits.title),
  fieldLevel1: nullable(catalogueName),
  fieldLevel2: nullable(catalogueName),
  month: nullable(month()),
  /** The day of the latest publication. */
  publishedDate: nullable(day()),
};

export const lessonRow = object(shownInRows);
export type LessonRow = Static<typeof lessonRow>;

/** A lesson; the last fields are for the safety office alone and otherwise missing. */
export const lesson = object({
  ...shownInRows,
  happened: text(lessonLimits.text),
  causes: text(lessonLimits.text),
  learned: text(lessonLimits.text),
  version: integer(1, 2_147_483_647),
  can: canSchema(...lessonActs),
  cases: optional(list(lessonCase)),
  writtenBy: optional(list(person)),
  sentBy: maybe(person),
  approvedBy: maybe(person),
  returnReason: maybe(text(lessonLimits.reason)),
  hints: optional(list(lessonHint)),
  createdDate: optional(instant()),
  modifiedDate: optional(instant()),
});
export type Lesson = Static<typeof lesson>;

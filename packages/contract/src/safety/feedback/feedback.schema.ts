import { departmentRef, person, personName } from '@portal/contract/directory';
import {
  type FieldProblem,
  id,
  instant,
  isBlankText,
  list,
  maybe,
  object,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { report } from '../report/report.schema.ts';

export const feedbackLimits = { content: 5_000 } as const;

export const feedbackBody = object({
  content: text(feedbackLimits.content),
  /** The last answer that the author has seen, null if there was none; not checked if missing. */
  lastSeen: maybe(id()),
});
export type FeedbackBody = Static<typeof feedbackBody>;

/** The report that asks; only ordinary reports do, so the reporter is named. */
export const feedback = object({
  id: id(),
  subject: report.properties.subject,
  description: report.properties.description,
  reporter: optional(person),
  creator: optional(person),
  department: optional(departmentRef),
  modifiedDate: instant(),
  answers: list(
    object({
      id: id(),
      author: object({ ...personName.properties, email: person.properties.email }),
      createdDate: instant(),
      content: text(feedbackLimits.content),
    }),
  ),
});
export type Feedback = Static<typeof feedback>;

/** Whether somebody answered while another answer was being written. */
export const isAnsweredMeanwhile = ({ lastSeen }: FeedbackBody, answers: Feedback['answers']): boolean =>
  lastSeen !== undefined && (answers.at(-1)?.id ?? null) !== lastSeen;

export const checkFeedback = ({ content }: FeedbackBody): FieldProblem[] =>
  isBlankText(content) ? [{ path: 'content', code: 'required' }] : [];

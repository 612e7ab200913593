import { departmentRef, person, personName } from '@portal/contract/directory';
import {
  type FieldProblem,
  id,
  instant,
  isBlankText,
  list,
  object,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { report } from '../reports/schema.ts';

export const feedbackLimits = { content: 5_000 } as const;

export const feedbackBody = object({ content: text(feedbackLimits.content) });
export type FeedbackBody = Static<typeof feedbackBody>;

/** What a report's answers are asked of; only ordinary reports ask, so the reporter is named. */
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

export const checkFeedback = ({ content }: FeedbackBody): FieldProblem[] =>
  isBlankText(content) ? [{ path: 'content', code: 'required' }] : [];

import { checkRequiredTexts, type Day, type FieldProblem, isBlankText } from '@portal/contract/kernel';
import { checkPair } from '../catalogue/catalogue-tree.ts';
import { reportFields } from '../catalogue/report-fields.ts';
import { type ChecksBody, type Lesson, type LessonBody, type LessonReturnBody, lessonBody } from './lesson.schema.ts';
import { lessonChecks } from './lesson.states.ts';

/** A lesson as it is stored: every field set, texts unchanged, the title trimmed. */
export type NormalizedLesson = {
  title: string;
  happened: string;
  causes: string;
  learned: string;
  fieldLevel1Id: number | null;
  fieldLevel2Id: number | null;
  month: string | null;
  cases: { type: NonNullable<LessonBody['cases']>[number]['type']; id: number }[];
};

export const normalizeLesson = (body: LessonBody): NormalizedLesson => ({
  title: body.title.trim(),
  happened: body.happened ?? '',
  causes: body.causes ?? '',
  learned: body.learned ?? '',
  fieldLevel1Id: body.fieldLevel1?.id ?? null,
  fieldLevel2Id: body.fieldLevel2?.id ?? null,
  month: body.month ?? null,
  cases: body.cases ?? [],
});

/** A new, empty lesson. */
export const emptyLesson: Required<LessonBody> = {
  title: '',
  happened: '',
  causes: '',
  learned: '',
  fieldLevel1: null,
  fieldLevel2: null,
  month: null,
  cases: [],
};

const checkTwice = ({ cases }: NormalizedLesson): FieldProblem[] =>
  cases.flatMap((each, place) =>
    cases.findIndex((other) => other.type === each.type && other.id === each.id) < place
      ? [{ path: `cases.${place}`, code: 'chosen-twice' } as const]
      : [],
  );

/** The problems of a lesson; whether its cases exist is checked by the server (rules/safety.md#lessons). */
export const checkLesson = (body: LessonBody, today: Day): FieldProblem[] => [
  ...checkRequiredTexts(lessonBody, body),
  ...checkPair(reportFields, ['fieldLevel1', body.fieldLevel1], ['fieldLevel2', body.fieldLevel2]),
  ...(body.month && body.month > today.slice(0, 7) ? [{ path: 'month', code: 'in-future' } as const] : []),
  ...checkTwice(normalizeLesson(body)),
];

/** The problems of a lesson to publish: it needs all five confirmations, what happened and was learned, and a case. */
export const checkReady = (
  { checks = [] }: ChecksBody,
  lesson: Pick<Lesson, 'happened' | 'learned'> & { cases: readonly unknown[] },
): FieldProblem[] => [
  ...(lessonChecks.every((check) => checks.includes(check))
    ? []
    : [{ path: 'checks', code: 'checks-missing' } as const]),
  ...(['happened', 'learned'] as const).flatMap((path) =>
    isBlankText(lesson[path]) ? [{ path, code: 'required' } as const] : [],
  ),
  ...(lesson.cases.length === 0 ? [{ path: 'cases', code: 'required' } as const] : []),
];

export const checkLessonReturn = ({ reason }: LessonReturnBody): FieldProblem[] =>
  isBlankText(reason) ? [{ path: 'reason', code: 'required' }] : [];

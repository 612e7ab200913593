import {
  changeLesson,
  checkLesson,
  createLesson,
  findNode,
  getLesson,
  type Lesson,
  type LessonBody,
  type LessonCase,
  lessonBody,
  lessonWords,
} from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { today } from '../../../platform/device/clock.ts';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { tooLong } from '../../../ui/form/form-limits.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { reportFieldsQuery } from '../catalogue/catalogue.queries.ts';
import { safetyKeys } from '../safety.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';

/** The texts and choices of the form; a missing choice is empty. */
export type LessonForm = {
  title: string;
  happened: string;
  causes: string;
  learned: string;
  fieldLevel1: string;
  fieldLevel2: string;
  month: string;
  cases: LessonCase[];
};

/** A new lesson for the case that it was started from. */
export const newLessonForm = (cases: LessonCase[]): LessonForm => ({
  title: '',
  happened: '',
  causes: '',
  learned: '',
  fieldLevel1: '',
  fieldLevel2: '',
  month: '',
  cases,
});

export const formOfLesson = (stored: Lesson): LessonForm => ({
  title: stored.title,
  happened: stored.happened,
  causes: stored.causes,
  learned: stored.learned,
  fieldLevel1: String(stored.fieldLevel1?.id ?? ''),
  fieldLevel2: String(stored.fieldLevel2?.id ?? ''),
  month: stored.month ?? '',
  cases: stored.cases ?? [],
});

const refOf = (id: string): { id: number } | null => (id === '' ? null : { id: Number(id) });

const bodyOfLesson = (form: LessonForm): LessonBody => ({
  title: form.title,
  happened: form.happened,
  causes: form.causes,
  learned: form.learned,
  fieldLevel1: refOf(form.fieldLevel1),
  fieldLevel2: refOf(form.fieldLevel2),
  month: form.month === '' ? null : form.month,
  cases: form.cases.map(({ type, id }) => ({ type, id })),
});

const fields = [
  'title',
  'happened',
  'causes',
  'learned',
  'fieldLevel1',
  'fieldLevel2',
  'month',
  'cases',
] as const satisfies readonly (keyof LessonForm)[];

const labels = { ...lessonWords.field, ...lessonScreenWords.form.field };

export const lessonDefinition: Definition<LessonForm> = {
  name: 'lesson',
  fields,
  labelOf: (field) => translate(labels[field as keyof LessonForm]),
  isRequired: (field) => field === 'title',
  missing: () => translate(lessonScreenWords.form.missing),
  check: (form) => [...checkLesson(bodyOfLesson(form), today()), ...tooLong(form, lessonBody)],
  nameAt: (path, { cases }) => cases[Number(/^cases\.(\d+)/.exec(path)?.[1])]?.no,
};

export const lessonCalls: RecordCalls<LessonForm, Lesson> = {
  formOf: formOfLesson,
  create: (form, idempotencyKey) => call(createLesson, { body: bodyOfLesson(form) }, { idempotencyKey }),
  change: ({ id, version }, form) =>
    call(changeLesson, { params: { id }, body: bodyOfLesson(form) }, { ifMatch: version }),
  read: (id) => call(getLesson, { params: { id } }),
  refreshes: [safetyKeys.all],
};

/** The value of a lesson's field as text. */
export const useLessonTexts = () => {
  const { data: nodes = [] } = useQuery(reportFieldsQuery);
  const nameIn = (level: typeof nodes, id: string) => {
    const node = findNode(level, { id: Number(id) });
    return node ? nameOf(node) : '';
  };
  return (field: string, form: LessonForm): string => {
    if (field === 'cases') return form.cases.map(({ no }) => no).join(', ');
    if (field === 'fieldLevel1') return nameIn(nodes, form.fieldLevel1);
    if (field === 'fieldLevel2')
      return nameIn(findNode(nodes, { id: Number(form.fieldLevel1) })?.childNodes ?? [], form.fieldLevel2);
    return String(form[field as keyof LessonForm]);
  };
};

import type { Lesson, LessonCase } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useNavigateUnguarded } from '../../../ui/form/unsaved-guard.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { CaseFailure, ForbiddenRedirect } from '../case/case-failure.tsx';
import { useCopiedForm } from '../case/case-form.ts';
import { RecordPage } from '../case/case-record-page.tsx';
import { lessonQuery } from './lesson.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';
import { formOfLesson, lessonCalls, lessonDefinition, newLessonForm, useLessonTexts } from './lesson-form.ts';
import { LessonFields } from './lesson-form-fields.tsx';

const toList = linkOptions({ to: '/esms/lesson' });
const toLesson = (id: number) => linkOptions({ to: '/esms/lesson/view/$id', params: { id: String(id) } });

/** Writing a lesson, of itself or from a closed case. */
export const NewLessonScreen = ({ cases }: { cases: LessonCase[] }) => {
  const { t } = useTranslation();
  const go = useNavigateUnguarded();
  const [initial] = useState(() => newLessonForm(cases));
  const [from] = cases;
  const saving = useCopiedForm(
    {
      definition: lessonDefinition,
      calls: lessonCalls,
      initial,
      record: undefined,
      done: () => t(lessonScreenWords.form.created),
      onSaved: ({ id }: Lesson) => go({ ...toLesson(id), replace: true }),
    },
    from ? `lesson-new-${from.type}-${from.id}` : 'lesson-new',
  );
  return (
    <>
      <BackLink link={toList}>{t(lessonScreenWords.back)}</BackLink>
      <RecordPage
        saving={saving}
        title={t(lessonScreenWords.form.new)}
        wordsOf={useLessonTexts()}
        onCancel={() => void go(toList)}
      >
        <LessonFields form={saving.form} />
      </RecordPage>
    </>
  );
};

const Editing = ({ lesson }: { lesson: Lesson }) => {
  const { t } = useTranslation();
  const go = useNavigateUnguarded();
  const [initial] = useState(() => formOfLesson(lesson));
  const back = toLesson(lesson.id);
  const saving = useCopiedForm(
    {
      definition: lessonDefinition,
      calls: lessonCalls,
      initial,
      record: lesson,
      done: () => t(lessonScreenWords.form.changed),
      onSaved: () => go({ ...back, replace: true }),
    },
    `lesson-${lesson.id}`,
  );
  return (
    <>
      <BackLink link={back}>{lesson.title}</BackLink>
      <RecordPage
        saving={saving}
        title={t(lessonScreenWords.form.edit)}
        over={lesson.lessonNo}
        wordsOf={useLessonTexts()}
        onCancel={() => void go(back)}
      >
        <LessonFields form={saving.form} />
      </RecordPage>
    </>
  );
};

/**
 * The form, if the lesson could be changed when it was opened: typed text stays visible when somebody else was faster.
 */
const EditOrRead = ({ lesson }: { lesson: Lesson }) => {
  const [began] = useState(lesson.can.change === true);
  return began ? <Editing lesson={lesson} /> : <Navigate {...toLesson(lesson.id)} replace />;
};

/** Changes a draft; people who can no longer change it are redirected to its page. */
export const LessonEditScreen = ({ id }: { id: number }) => {
  const asked = useQuery({
    ...lessonQuery(id),
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  return (
    <HeldRecord
      result={asked}
      isReader={() => true}
      whenMissing={<ForbiddenRedirect />}
      failure={(error) => (
        <CaseFailure error={error} onRetry={() => void asked.refetch()} list={{ to: '/esms/lesson' }} />
      )}
    >
      {(lesson) => <EditOrRead lesson={lesson} />}
    </HeldRecord>
  );
};

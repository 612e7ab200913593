import { Checkbox } from '@mantine/core';
import { type Lesson, type LessonCheck, lessonChecks, lessonWords } from '@portal/contract/safety';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { safetyKeys } from '../safety.queries.ts';
import classes from './lesson.module.css';
import { type CheckedLessonAct, checkedActs } from './lesson.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';
import { LessonHints } from './lesson-hint-list.tsx';

type Props = { lesson: Lesson; act: CheckedLessonAct; onClose: () => void };

/** The problems, each with its field or case. */
const useRefusal = ({ cases = [] }: Lesson, error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (!error) return undefined;
  if (!isFailure(error) || error.errors.length === 0) return messageOf(error);
  const nameOf = (path: string): string => {
    const named = cases[Number(/^cases\.(\d+)/.exec(path)?.[1])];
    const field = lessonWords.field[path as keyof typeof lessonWords.field];
    return named?.no ?? (field ? t(field) : '');
  };
  return error.errors.map(({ path, message }) => [nameOf(path), message].filter(Boolean).join(': ')).join(' ');
};

/** Sends or approves a lesson, once a person has made sure of all that nobody can be recognised by. */
export const LessonCheckDialog = ({ lesson, act, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [checks, setChecks] = useState<readonly LessonCheck[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => checkedActs[act]({ id: lesson.id, version: lesson.version, checks: [...checks] }),
    onSuccess: () => {
      notifySuccess(t(lessonScreenWords.done[act]), lesson.title);
      onClose();
    },
    meta: { refreshes: [safetyKeys.all], ownErrors: true },
  });
  const refusal = useRefusal(lesson, error);
  const leave = (): void => {
    onClose();
    // Somebody else may have been faster.
    if (error) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  };
  const toggle = (check: LessonCheck, isChecked: boolean): void =>
    setChecks(isChecked ? [...checks, check] : checks.filter((each) => each !== check));
  return (
    <FormDialog
      title={t(lessonScreenWords.checks[act])}
      confirmLabel={t(lessonScreenWords.act[act])}
      dirty={checks.length > 0}
      busy={isPending}
      ready={lessonChecks.every((check) => checks.includes(check))}
      onConfirm={() => mutate()}
      onClose={leave}
    >
      {refusal !== undefined && <Notice className={kit.whole} title={refusal} />}
      <div className={kit.whole}>
        <p>{t(lessonScreenWords.checks.about)}</p>
        <LessonHints hints={lesson.hints ?? []} />
      </div>
      <fieldset className={`${kit.whole} ${classes.checks}`}>
        <legend>{t(lessonScreenWords.checks.legend)}</legend>
        {lessonChecks.map((check, at) => (
          <Checkbox
            key={check}
            {...(at === 0 && { 'data-autofocus': true })}
            label={t(lessonWords.check[check])}
            checked={checks.includes(check)}
            onChange={(event) => toggle(check, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
};

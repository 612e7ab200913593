import { Button } from '@mantine/core';
import type { Lesson } from '@portal/contract/safety';
import { IconArrowBackUp, IconCheck, IconPencil, IconRotate, IconSend, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { OverflowMenu } from '../../../ui/look/overflow-menu.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { useCaseActs } from '../case/case-acts.ts';
import { type CheckedLessonAct, type ConfirmedLessonAct, confirmedActs, lessonQuery } from './lesson.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';
import { LessonCheckDialog } from './lesson-check-dialog.tsx';
import { LessonReturnDialog } from './lesson-return-dialog.tsx';

/** The acts of the safety office on a lesson, in its header; the primary one comes last. */
export const LessonActs = ({ lesson }: { lesson: Lesson }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<CheckedLessonAct | 'return'>();
  const { can } = lesson;
  const { start, busy, failure, closeFailure } = useCaseActs<ConfirmedLessonAct, Lesson>({
    stored: lesson,
    read: () => queryClient.fetchQuery({ ...lessonQuery(lesson.id), staleTime: 0 }),
    perform: async (act, on) => {
      await confirmedActs[act](on);
      if (act === 'delete') await navigate({ to: '/esms/lesson', search: { status: 'Draft' }, replace: true });
    },
    wordsOf: (act) => ({
      title: t(lessonScreenWords.sure[act].title),
      message: t(lessonScreenWords.sure[act].message),
      verb: t(lessonScreenWords.act[act]),
      done: t(lessonScreenWords.done[act]),
      failed: t(lessonScreenWords.failed[act]),
    }),
  });
  const close = () => setOpened(undefined);
  return (
    <>
      {can.delete === true && (
        <OverflowMenu
          acts={[
            {
              label: t(lessonScreenWords.act.delete),
              icon: IconTrash,
              danger: true,
              busy: busy === 'delete',
              onSelect: () => void start('delete'),
            },
          ]}
        />
      )}
      {can.withdraw === true && (
        <Button
          variant="default"
          leftSection={<IconRotate size={16} aria-hidden />}
          loading={busy === 'withdraw'}
          onClick={() => void start('withdraw')}
        >
          {t(lessonScreenWords.act.withdraw)}
        </Button>
      )}
      {can.change === true && (
        <ButtonLink
          variant="default"
          to="/esms/lesson/edit/$id"
          params={{ id: String(lesson.id) }}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t(lessonScreenWords.act.change)}
        </ButtonLink>
      )}
      {can.return === true && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => setOpened('return')}
        >
          {t(lessonScreenWords.act.return)}
        </Button>
      )}
      {can.send === true && (
        <Button leftSection={<IconSend size={16} aria-hidden />} onClick={() => setOpened('send')}>
          {t(lessonScreenWords.act.send)}
        </Button>
      )}
      {can.approve === true && (
        <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => setOpened('approve')}>
          {t(lessonScreenWords.act.approve)}
        </Button>
      )}
      {opened === 'return' && <LessonReturnDialog lesson={lesson} onClose={close} />}
      {opened !== undefined && opened !== 'return' && (
        <LessonCheckDialog lesson={lesson} act={opened} onClose={close} />
      )}
      {failure && <AlertDialog {...failure} onClose={closeFailure} />}
    </>
  );
};

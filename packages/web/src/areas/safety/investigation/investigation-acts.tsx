import { Button } from '@mantine/core';
import type { Investigation } from '@portal/contract/safety';
import { IconCircleCheck, IconFileTypePdf, IconPencil, IconRotate, type TablerIcon } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { isAvailable, useCaseActs } from '../case/case-acts.ts';
import { WriteLessonLink } from '../lesson/lesson-links.tsx';
import { reportViewWords } from '../report-view/report-view.words.ts';
import { actMutations, type ConfirmedAct, investigationQuery, pdfMutation } from './investigation.queries.ts';
import { investigationWords } from './investigation.words.ts';

/** The acts on an investigation that need a confirmation. */
export const useInvestigationActs = (investigation: Investigation, onDone?: () => void) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useCaseActs<ConfirmedAct, Investigation>({
    stored: investigation,
    read: () => queryClient.fetchQuery({ ...investigationQuery(investigation.id), staleTime: 0 }),
    perform: (act, on) => actMutations[act](on),
    onDone,
    whoAt: (path) => {
      const [, place] = /^mitigations\.(\d+)/.exec(path) ?? [];
      const planned = investigation.mitigations[Number(place)];
      return planned && nameOf(planned.mitigator);
    },
    wordsOf: (act) => ({
      title: t(investigationWords.sure[act].title),
      message: t(investigationWords.sure[act].message, { name: investigation.investigationNo }),
      verb: t(investigationWords.act[act]),
      done: t(investigationWords.done[act]),
      failed: t(investigationWords.failed[act]),
      ...(act === 'approve' && { notAssessed: t(investigationWords.notAssessed) }),
    }),
  });
};

const PrintButton = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(pdfMutation);
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      loading={isPending}
      onClick={() => mutate(id)}
    >
      {t(reportViewWords.print)}
    </Button>
  );
};

const closing: readonly { act: 'complete' | 'reopen'; icon: TablerIcon }[] = [
  { act: 'complete', icon: IconCircleCheck },
  { act: 'reopen', icon: IconRotate },
];

type Props = { investigation: Investigation; onModify: () => void };

/** What can be done with an investigation as a whole, in its header. */
export const InvestigationActs = ({ investigation, onModify }: Props) => {
  const { t } = useTranslation();
  const { start, busy, failure, closeFailure } = useInvestigationActs(investigation);
  const { can, id } = investigation;
  return (
    <>
      <PrintButton id={id} />
      <WriteLessonLink type="Investigation" id={id} isClosed={can.reopen === true} />
      {can.change === true && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onModify}>
          {t(reportViewWords.act.change)}
        </Button>
      )}
      {closing
        .filter(({ act }) => isAvailable(can, act))
        .map(({ act, icon: Icon }) => (
          <Button
            key={act}
            leftSection={<Icon size={16} aria-hidden />}
            loading={busy === act}
            onClick={() => void start(act)}
          >
            {t(investigationWords.act[act])}
          </Button>
        ))}
      {failure && <AlertDialog {...failure} onClose={closeFailure} />}
    </>
  );
};

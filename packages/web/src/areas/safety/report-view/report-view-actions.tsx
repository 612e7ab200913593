import { Button } from '@mantine/core';
import type { ProblemCode } from '@portal/contract/kernel';
import { defaultClosingWord, isToBeMitigated, openDutyStates, type Report } from '@portal/contract/safety';
import {
  IconCircleCheck,
  IconFileTypePdf,
  IconPencil,
  IconRotate,
  IconTrash,
  IconUserPlus,
  IconZoomCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { mayDiscard } from '../../../ui/form/unsaved-guard.ts';
import { OverflowMenu } from '../../../ui/look/overflow-menu.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { latestFor } from '../case/case-acts.ts';
import { dutyQuery } from '../duty/duty.queries.ts';
import { WriteLessonLink } from '../lesson/lesson-links.tsx';
import { actMutations, type ConfirmedAct, pdfMutation, reportQuery } from '../report/report.queries.ts';
import { reportTextsWords } from '../report/report-texts.words.ts';
import { safetyKeys } from '../safety.queries.ts';
import { CloseDialog, closingReasons } from './close-dialog.tsx';
import { riskLeft } from './closing-checklist.tsx';
import { reportViewWords } from './report-view.words.ts';

/** Confirms an act, does it once, and notifies; a refusal stays until it is closed. */
const useConfirmedActs = (report: Report, onDone: (act: ConfirmedAct) => Promise<void>) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  /** The closing word is kept while missing steps are completed. */
  const [word, setWord] = useState<string>(defaultClosingWord);
  /** Shows finished and missing steps, and asks for the closing word. */
  const [closing, setClosing] = useState<{ isUnfiled: boolean }>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ act, on, word }: { act: ConfirmedAct; on: Report; word?: string }): Promise<void> => {
      await actMutations[act](on, word);
    },
    onSuccess: (_reply, { act }) => {
      setClosing(undefined);
      notifySuccess(t(reportViewWords.done[act]), report.reportNo ?? '');
      void onDone(act);
    },
    // The closing word that was typed stays.
    onError: ({ message }) => setFailure(message),
    meta: { ownErrors: true },
  });
  /** Closing does not end a statutory duty, so an open one is shown. */
  const isStillToFile = async (): Promise<boolean> => {
    if (report.can.seeDuty !== true) return false;
    const duty = await queryClient.fetchQuery(dutyQuery(report.id)).catch(() => undefined);
    return duty !== undefined && openDutyStates.includes(duty.state);
  };
  const start = async (act: ConfirmedAct): Promise<void> => {
    const on = await latestFor(act, report, () => queryClient.fetchQuery({ ...reportQuery(report.id), staleTime: 0 }));
    const answer = on.can[act];
    const isMissing = act === 'complete' && closingReasons.some((reason) => reason === answer);
    if (answer !== true && answer !== undefined && !isMissing) return setFailure(problemMessage(answer));
    // Acts other than reopening discard what was typed in the tabs.
    if (act !== 'reopen' && !(await mayDiscard())) return;
    if (act === 'complete') return setClosing({ isUnfiled: await isStillToFile() });
    const sure = await confirm({
      title: t(reportViewWords.sure[act].title),
      message: t(reportViewWords.sure[act].message, { name: report.reportNo ?? '' }),
      confirmLabel: t(reportViewWords.act[act]),
      danger: act === 'delete',
    });
    if (sure) mutate({ act, on });
  };
  return {
    start,
    busy: isPending ? variables.act : undefined,
    failure,
    closeFailure: () => setFailure(undefined),
    closing: closing && {
      ...closing,
      report,
      word,
      onWord: setWord,
      busy: isPending,
      onConfirm: () => mutate({ act: 'complete', on: report, word }),
      onClose: () => setClosing(undefined),
    },
  };
};

/** Saves the report in print, as far as its reader reads it. */
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

type Action = {
  act: ConfirmedAct | 'change';
  icon: TablerIcon;
  look: object;
  /** Reasons that forbid it for now and are shown to those who try (rules/safety.md#close-and-reopen). */
  shownReasons?: readonly ProblemCode[];
};

/** All buttons of the page header in this order; a button is shown only while it can be used. Deleting is behind More. */
const actions: readonly Action[] = [
  { act: 'change', icon: IconPencil, look: { variant: 'default' } },
  { act: 'complete', icon: IconCircleCheck, look: {}, shownReasons: closingReasons },
  { act: 'reopen', icon: IconRotate, look: {} },
];

const isAvailable = ({ can }: Report, { act, shownReasons = [] }: Action): boolean => {
  const answer = can[act];
  return answer === true || (answer !== undefined && shownReasons.includes(answer));
};

type Props = {
  report: Report;
  onModify: () => void;
  onLeave: () => Promise<void>;
  /** Closing was asked for elsewhere on the page. */
  closes: boolean;
  onClosing: () => void;
};

export const ReportActions = ({ report, onModify, onLeave, closes, onClosing }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  const { start, busy, failure, closeFailure, closing } = useConfirmedActs(report, async (act) => {
    // A deleted report is not read again, and a closed one returns to the list (rules/safety.md#close-and-reopen).
    if (act !== 'reopen') await onLeave();
    refresh();
  });
  const beginClosing = useEffectEvent(() => {
    onClosing();
    void start('complete');
  });
  useEffect(() => {
    if (closes) beginClosing();
  }, [closes]);
  const left = riskLeft(report);
  // The primary button depends on the risk: while it has to be reduced, further actions come before closing.
  const needsActions = report.can.assignActions === true && left !== undefined && isToBeMitigated(left);
  return (
    <>
      <OverflowMenu
        acts={
          report.can.delete === true
            ? [
                {
                  label: t(reportViewWords.act.delete),
                  icon: IconTrash,
                  danger: true,
                  busy: busy === 'delete',
                  onSelect: () => void start('delete'),
                },
              ]
            : []
        }
      />
      <PrintButton id={report.id} />
      <WriteLessonLink type="Report" id={report.id} isClosed={report.can.reopen === true} />
      {closing && <CloseDialog {...closing} />}
      {report.can.investigate === true && (
        <ButtonLink
          variant="default"
          to="/esms/investigation/new"
          search={{
            reportId: report.id,
            reportType: report.reportType,
            reportNo: report.reportNo ?? '',
            fieldLevel1Id: report.fieldLevel1?.id,
            fieldLevel2Id: report.fieldLevel2?.id,
          }}
          leftSection={<IconZoomCheck size={16} aria-hidden />}
        >
          {t(reportViewWords.investigate)}
        </ButtonLink>
      )}
      {actions
        .filter((action) => isAvailable(report, action))
        .map(({ act, icon: Icon, look }) => (
          <Button
            key={act}
            {...look}
            {...(act === 'complete' && needsActions ? { variant: 'default' } : {})}
            leftSection={<Icon size={16} aria-hidden />}
            loading={busy === act}
            disabled={busy !== undefined && busy !== act}
            onClick={() => (act === 'change' ? onModify() : void start(act))}
          >
            {t(reportViewWords.act[act])}
          </Button>
        ))}
      {needsActions && (
        <ButtonLink to="." search={true} hash="mitigation" leftSection={<IconUserPlus size={16} aria-hidden />}>
          {t(reportViewWords.checklist.toActions)}
        </ButtonLink>
      )}
      {failure !== undefined && (
        <AlertDialog
          title={t(reportTextsWords.notDone)}
          message={failure}
          onClose={() => {
            closeFailure();
            refresh();
          }}
        />
      )}
    </>
  );
};

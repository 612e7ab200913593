import type { Report } from '@portal/contract/safety';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { problemMessage } from '../../../platform/sentences.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { mayGiveUp } from '../../../ui/form/leave/give-up.ts';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { standingFor } from '../cases/acts.ts';
import { actMutations, type ConfirmedAct, reportQuery } from '../report/api.ts';
import { reportViewWords } from './report-view.words.ts';

/** Asks whether an act is meant, does it once, and tells that it is done; a refusal stands until it is read. */
export const useConfirmedActs = (report: Report, onDone: (act: ConfirmedAct) => Promise<void>) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ act, on }: { act: ConfirmedAct; on: Report }): Promise<void> => {
      await actMutations[act](on);
    },
    onSuccess: (_reply, { act }) => {
      notifySuccess(t(reportViewWords.done[act]), report.reportNo ?? '');
      void onDone(act);
    },
    onError: ({ message }) => setFailure(message),
    meta: { ownErrors: true },
  });
  const start = async (act: ConfirmedAct): Promise<void> => {
    const on = await standingFor(act, report, () =>
      queryClient.fetchQuery({ ...reportQuery(report.id), staleTime: 0 }),
    );
    const answer = on.can[act];
    if (answer !== true && answer !== undefined) return setFailure(problemMessage(answer));
    // Closed or gone, it takes what was typed in its tabs along; reopened, it leaves it.
    if (act !== 'reopen' && !(await mayGiveUp())) return;
    const sure = await confirm({
      title: t(reportViewWords.sure[act].title),
      message: t(reportViewWords.sure[act].message, { name: report.reportNo ?? '' }),
      confirmLabel: t(reportViewWords.act[act]),
      danger: act === 'delete',
    });
    if (sure) mutate({ act, on });
  };
  return { start, busy: isPending ? variables.act : undefined, failure, closeFailure: () => setFailure(undefined) };
};

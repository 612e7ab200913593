import type { GroupRow } from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { safetyKeys } from '../report/lookups.api.ts';
import { type GroupAct, groupMutations } from './api.ts';
import { relatedReportWords } from './related-report.words.ts';

type Acting = { act: GroupAct; row: GroupRow; mainId: number };

/** What the server said of a refusal: of the field, where it names one. */
const saidBy = (error: Error): string =>
  isFailure(error) && error.errors.length > 0 ? error.errors.map(({ message }) => message).join(' ') : messageOf(error);

/** Asks whether an act on a report of a group is meant, does it, and tells; a refusal stands until it is read. */
export const useGroupActs = (mainId: number) => {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ act, row }: Acting): Promise<void> => {
      await groupMutations[act]({ mainId, reportId: row.id });
    },
    onSuccess: (_reply, { act, row }) => notifySuccess(t(relatedReportWords.done[act]), row.reportNo ?? ''),
    onError: (error, { act }) => setFailure(t(relatedReportWords.failed[act], { message: saidBy(error) })),
    meta: { refreshes: [safetyKeys.all], ownErrors: true },
  });
  const start = async (act: GroupAct, row: GroupRow): Promise<void> => {
    const sure = await confirm({
      title: t(relatedReportWords.sure[act].title),
      message: t(relatedReportWords.sure[act].message, { name: row.reportNo ?? '' }),
      confirmLabel: t(relatedReportWords.act[act]),
      danger: act === 'release',
    });
    if (sure) mutate({ act, row, mainId });
  };
  return { start, busy: isPending ? variables : undefined, failure, closeFailure: () => setFailure(undefined) };
};

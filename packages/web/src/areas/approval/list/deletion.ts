import { deleteDraft } from '@portal/contract/approval';
import { useMutation } from '@tanstack/react-query';
import { createElement } from 'react';
import { call } from '../../../platform/call.ts';
import { messageOf } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { Named, type NamedRecord } from '../../../ui/dialog/named.tsx';
import { notifySuccess, notifyWarning } from '../../../ui/toast/notify.ts';
import { approvalKeys } from '../document/api.ts';
import { approvalListWords } from './approval-list.words.ts';

type Outcome = { deleted: number[]; failures: Error[] };

/** Each on its own: one that cannot be deleted keeps none of the others. */
const deleteDrafts = async (ids: readonly number[]): Promise<Outcome> => {
  const outcome: Outcome = { deleted: [], failures: [] };
  for (const id of ids) {
    try {
      await call(deleteDraft, { params: { id } });
      outcome.deleted.push(id);
    } catch (error) {
      outcome.failures.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return outcome;
};

/** Asks, deletes and tells; answers which are gone. */
export const useDraftDeletion = () => {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: deleteDrafts,
    meta: { refreshes: [approvalKeys.all] },
  });
  const remove = async (drafts: readonly NamedRecord[]): Promise<number[]> => {
    const sure = await confirm({
      title: t(approvalListWords.deleteTitle),
      message: createElement(Named, {
        message: t(approvalListWords.deleteMessage, { count: drafts.length }),
        records: drafts,
      }),
      confirmLabel: t(approvalListWords.delete),
      danger: true,
    });
    if (!sure) return [];
    const { deleted, failures } = await mutateAsync(drafts.map(({ id }) => id));
    const [failure] = failures;
    if (failure)
      notifyWarning(t(approvalListWords.deleteFailed, { count: failures.length, message: messageOf(failure) }));
    else notifySuccess(t(approvalListWords.deleted, { count: deleted.length }));
    return deleted;
  };
  return { remove, isPending };
};

import { useMutation } from '@tanstack/react-query';
import { createElement } from 'react';
import { messageOf } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { Named, type NamedRecord } from '../../../ui/dialog/named.tsx';
import { notifyError, notifySuccess } from '../../../ui/toast/notify.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { safetyKeys } from '../report/lookups.api.ts';
import { reportListWords } from './report-list.words.ts';

/** Each on its own: one that cannot be deleted keeps none of the others. */
const deleteDrafts = async (ids: readonly number[]): Promise<{ deleted: number[]; failures: Error[] }> => {
  const deleted: number[] = [];
  const failures: Error[] = [];
  for (const id of ids) {
    try {
      const { deleteDraft } = await import('./deletion.api.ts');
      await deleteDraft(id);
      deleted.push(id);
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { deleted, failures };
};

/** Asks, deletes and tells; answers which are gone. */
export const useDraftDeletion = () => {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: deleteDrafts,
    meta: { refreshes: [safetyKeys.all] },
  });
  const remove = async (drafts: readonly NamedRecord[]): Promise<number[]> => {
    const sure = await confirm({
      title: t(reportListWords.deleteTitle),
      message: createElement(Named, {
        message: t(reportListWords.deleteMessage, { count: drafts.length }),
        records: drafts,
      }),
      confirmLabel: t(uiWords.delete),
      danger: true,
    });
    if (!sure) return [];
    const { deleted, failures } = await mutateAsync(drafts.map(({ id }) => id));
    const [failure] = failures;
    if (failure) notifyError(t(reportListWords.deleteFailed, { message: messageOf(failure) }));
    else notifySuccess(t(reportListWords.deleted, { count: deleted.length }));
    return deleted;
  };
  return { remove, isPending };
};

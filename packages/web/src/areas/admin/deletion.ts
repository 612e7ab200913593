import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/confirm.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { adminKeys } from './admin-keys.ts';

type Words = { title: string; message: string; done: string };

/** Asks, deletes and tells; a refusal is told by its message, and the list shows what there is now. */
export const useDeletion = <Stored>(remove: (stored: Stored) => Promise<void>, wordsOf: (stored: Stored) => Words) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: remove,
    onSuccess: (_nothing, stored) => notifySuccess(wordsOf(stored).done),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  });
  return async (stored: Stored): Promise<void> => {
    const { title, message } = wordsOf(stored);
    if (await confirm({ title, message, confirmLabel: t('admin.delete'), danger: true })) mutate(stored);
  };
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { adminKeys } from '../../platform/admin-keys.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import { confirm } from './dialog-confirm.ts';
import { notifySuccess } from './toast-notify.ts';

type Words = { title: string; message: string; done: string };

/**
 * Asks for confirmation, deletes and shows the result. A refusal is shown with its message, and the list is reloaded.
 * Until then the record cannot be deleted a second time.
 */
export const useDeletion = <Stored extends { id: number }>(
  remove: (stored: Stored) => Promise<void>,
  wordsOf: (stored: Stored) => Words,
) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const pending = useRef(new Set<number>());
  const { mutate } = useMutation({
    mutationFn: remove,
    onSuccess: (_nothing, stored) => notifySuccess(wordsOf(stored).done),
    onSettled: async (_nothing, _error, { id }) => {
      await queryClient.invalidateQueries({ queryKey: adminKeys.all });
      pending.current.delete(id);
    },
  });
  return async (stored: Stored): Promise<void> => {
    if (pending.current.has(stored.id)) return;
    const { title, message } = wordsOf(stored);
    if (!(await confirm({ title, message, confirmLabel: t(uiWords.delete), danger: true }))) return;
    pending.current.add(stored.id);
    mutate(stored);
  };
};

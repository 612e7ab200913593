import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFailure } from '../../platform/failure.ts';
import { notifyError } from '../../ui/notify.ts';

/** Saves a file that the server makes, one at a time; what goes wrong is told by a toast. */
export const useFileSaving = (save: () => Promise<void>) => {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  const start = async (): Promise<void> => {
    setSaving(true);
    try {
      await save();
    } catch (error) {
      const message = isFailure(error) ? error.message : t('ui.problem.unknown');
      notifyError(t('admin.vacation.downloadFailed', { message }));
    } finally {
      setSaving(false);
    }
  };
  return { saving, start };
};

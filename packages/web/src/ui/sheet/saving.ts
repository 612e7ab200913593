import { useRef, useState } from 'react';
import { messageOf } from '../../platform/calls/failure.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notifyError } from '../dialog/toast-notify.ts';
import { sheetWords } from './sheet.words.ts';

/** Downloads a file from the server, one at a time; failures are shown as a toast. */
export const useFileSaving = (save: () => Promise<void>) => {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  // A ref, since clicks before the next render would see the old state.
  const running = useRef(false);
  const start = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSaving(true);
    try {
      await save();
    } catch (error) {
      const message = messageOf(error);
      notifyError(t(sheetWords.downloadFailed, { message }));
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return { saving, start };
};

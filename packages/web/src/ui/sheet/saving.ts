import { useRef, useState } from 'react';
import { messageOf } from '../../platform/calls/failure.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notifyError } from '../dialog/toast-notify.ts';
import { sheetWords } from './sheet.words.ts';

/** Saves a file that the server makes, one at a time; what goes wrong is told by a toast. */
export const useFileSaving = (save: () => Promise<void>) => {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  // Clicks that come before the button is drawn anew see the old state.
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

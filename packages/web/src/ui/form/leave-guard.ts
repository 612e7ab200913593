import { useBlocker, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { translate } from '../../platform/i18n.ts';
import { useUnsavedWork } from '../../platform/unsaved/held.ts';
import { chooseWay, confirm } from '../dialog/confirm.ts';
import { leavesPage } from '../viewer/beside/leaves-page.ts';

type Ways = {
  /** What was typed is given up. */
  onLeave?: () => void;
  /** Saves it first; false: it could not be saved, and one stays. */
  save?: () => Promise<boolean>;
};

/**
 * Asks before unsaved changes are left behind, be it by closing a dialog or by going to another page; where they can be
 * saved as they are, that is a third way. A form's own ways out pass with `ignoreBlocker`.
 */
export const useLeaveGuard = (dirty: boolean, message: string, { onLeave, save }: Ways = {}) => {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  useUnsavedWork(dirty);
  const mayLeave = async (): Promise<boolean> => {
    if (!dirty) return true;
    if (asking) return false;
    setAsking(true);
    const words = { title: translate('form.leave.title'), message, confirmLabel: translate('form.leave.button') };
    const question = { ...words, danger: true };
    const way =
      save === undefined
        ? (await confirm(question)) && 'confirmed'
        : await chooseWay({ ...question, safeLabel: translate('form.leave.save') });
    setAsking(false);
    if (way === 'safe') return (await save?.()) ?? false;
    if (way === 'confirmed') onLeave?.();
    return way === 'confirmed';
  };
  useBlocker({
    disabled: !dirty,
    shouldBlockFn: async (move) => leavesPage(router, move) && !(await mayLeave()),
    enableBeforeUnload: dirty,
  });
  return { asking, mayLeave };
};

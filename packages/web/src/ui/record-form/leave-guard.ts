import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork } from '../../platform/unsaved-work.ts';
import { confirm } from '../dialog/confirm.ts';

/** Asks before a changed form is left, be it by closing its dialog or by going to another page. */
export const useLeaveGuard = (dirty: boolean) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  useUnsavedWork(dirty);
  const mayLeave = async (): Promise<boolean> => {
    if (!dirty) return true;
    if (asking) return false;
    setAsking(true);
    const leaves = await confirm({
      title: t('adminForm.leave.title'),
      message: t('adminForm.leave.message'),
      confirmLabel: t('adminForm.leave.button'),
      danger: true,
    });
    setAsking(false);
    return leaves;
  };
  useBlocker({ disabled: !dirty, shouldBlockFn: async () => !(await mayLeave()), enableBeforeUnload: dirty });
  return { asking, mayLeave };
};

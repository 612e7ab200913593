import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork } from '../../../platform/unsaved-work.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';

/** Asks before unsaved changes are left behind. The form's own ways out pass with `ignoreBlocker`. */
export const useLeaveGuard = (dirty: boolean, onLeave: () => void): void => {
  const { t } = useTranslation();
  useUnsavedWork(dirty);
  const stays = async (): Promise<boolean> => {
    const leaves = await confirm({
      title: t('approval.leave.title'),
      message: t('approval.leave.message'),
      confirmLabel: t('approval.leave.button'),
      danger: true,
    });
    if (leaves) onLeave();
    return !leaves;
  };
  useBlocker({ disabled: !dirty, shouldBlockFn: stays, enableBeforeUnload: dirty });
};

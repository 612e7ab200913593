import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { translate } from '../../platform/i18n.ts';
import { useUnsavedWork } from '../../platform/unsaved/held.ts';
import { confirm } from '../dialog/confirm.ts';

/**
 * Asks before unsaved changes are left behind, be it by closing a dialog or by going to another page. A form's own ways
 * out pass with `ignoreBlocker`.
 */
export const useLeaveGuard = (dirty: boolean, message: string, onLeave?: () => void) => {
  const [asking, setAsking] = useState(false);
  useUnsavedWork(dirty);
  const mayLeave = async (): Promise<boolean> => {
    if (!dirty) return true;
    if (asking) return false;
    setAsking(true);
    const leaves = await confirm({
      title: translate('form.leave.title'),
      message,
      confirmLabel: translate('form.leave.button'),
      danger: true,
    });
    setAsking(false);
    if (leaves) onLeave?.();
    return leaves;
  };
  useBlocker({ disabled: !dirty, shouldBlockFn: async () => !(await mayLeave()), enableBeforeUnload: dirty });
  return { asking, mayLeave };
};

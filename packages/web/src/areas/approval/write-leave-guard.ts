import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/confirm.ts';

/**
 * Asks before unsaved changes are left behind. `release` lets the next way out pass: what was typed is on the server.
 */
export const useLeaveGuard = (dirty: boolean, onLeave: () => void): { release: () => void } => {
  const { t } = useTranslation();
  const released = useRef(false);
  const stays = async (): Promise<boolean> => {
    if (released.current) return false;
    const leaves = await confirm({
      title: t('approval.leave.title'),
      message: t('approval.leave.message'),
      confirmLabel: t('approval.leave.button'),
      danger: true,
    });
    if (leaves) onLeave();
    return !leaves;
  };
  useBlocker({
    disabled: !dirty,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && stays(),
    enableBeforeUnload: () => !released.current,
  });
  return {
    release: () => {
      released.current = true;
    },
  };
};

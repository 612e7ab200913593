import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { translate } from '../../platform/i18n.ts';
import { showLate } from '../late/layer.ts';
import { statusColors } from '../look/theme.ts';

export type NotifyKind = 'success' | 'warning' | 'error';

const STAYS_MS = 3_000;

const looks = {
  success: { icon: <IconCheck size={18} />, status: 'ok', title: 'ui.notify.success' },
  warning: { icon: <IconAlertTriangle size={18} />, status: 'wait', title: 'ui.notify.warning' },
  error: { icon: <IconX size={18} />, status: 'no', title: 'ui.notify.error' },
} as const;

export const showToast = (kind: NotifyKind, message: string): void => {
  const { icon, status, title } = looks[kind];
  const { ink, soft } = statusColors(status);
  showLate('toasts');
  notifications.show({
    title: translate(title),
    message,
    icon,
    autoClose: STAYS_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': translate('ui.close') },
    styles: { icon: { background: soft, color: ink } },
  });
};

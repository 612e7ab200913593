import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { translate } from '../../platform/i18n.ts';
import { statusColors } from '../look/theme.ts';
import { uiWords } from '../ui.words.ts';

export type NotifyKind = 'success' | 'done' | 'warning' | 'error';

const STAYS_MS = 3_000;
/** A new message is shown at once and replaces the oldest. */
const MOST = 3;

let shown: readonly string[] = [];

const looks = {
  success: { icon: <IconCheck size={18} />, status: 'ok', title: undefined },
  done: { icon: <IconInfoCircle size={18} />, status: 'neutral', title: undefined },
  warning: { icon: <IconAlertTriangle size={18} />, status: 'wait', title: uiWords.notify.warning },
  error: { icon: <IconX size={18} />, status: 'no', title: uiWords.notify.error },
} as const;

/** `record` is shown above the message, to make clear which record it is about after the user has moved to the next. */
export const showToast = (kind: NotifyKind, message: string, record?: string): void => {
  const { icon, status, title } = looks[kind];
  const { ink, soft } = statusColors(status);
  const id = notifications.show({
    title: record ?? (title && translate(title)),
    message,
    icon,
    autoClose: STAYS_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': translate(uiWords.close) },
    styles: { icon: { background: soft, color: ink } },
    onClose: (closed) => {
      shown = shown.filter((each) => each !== closed.id);
    },
  });
  shown = [...shown, id];
  for (const oldest of shown.slice(0, -MOST)) notifications.hide(oldest);
};

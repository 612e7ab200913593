import type { NotificationTable } from '@portal/contract/kernel';

/** The notifications about records of this area. */
export const indicatorsNotifications = {
  alert: { ko: '안전성과지표에 경보가 있습니다.', en: 'A safety performance indicator has raised an alert.' },
} as const satisfies NotificationTable;

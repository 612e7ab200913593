import type { Words } from '@portal/contract/kernel';
import { notificationKinds } from '@portal/contract/notifications';
import type { Mail } from '#platform/smtp';
import type { RecordName } from '../notification-source.ts';
import type { WaitingRow } from './notification-mail.queries.ts';

/** The portal's name and URL for every mail. */
export type Sender = { companyName: Words; publicUrl: string };

export type Seen = WaitingRow & { name: RecordName };

const SETTINGS = '/notifications/settings';

const wordsOf = ({ kind }: Seen): Words => notificationKinds.get(kind) ?? { ko: '', en: '' };

const numbered = ({ name: { no } }: Seen): string => (no === null ? '' : ` ${no}`);

/** One notification: its text in both languages, the record's number and the link, never content of the record. */
const paragraph = (seen: Seen, { publicUrl }: Sender): string => {
  const { ko, en } = wordsOf(seen);
  return `${ko}${numbered(seen)}\n${en}\n${publicUrl}${seen.place}`;
};

const subjectOf = (notifications: readonly Seen[], { companyName }: Sender): string => {
  const [first] = notifications;
  if (first && notifications.length === 1) return `[${companyName.ko}] ${wordsOf(first).ko}${numbered(first)}`;
  return `[${companyName.ko}] 알림 ${notifications.length}건 (${notifications.length} notifications)`;
};

/** A mail with one notification, or several. */
export const compose = (notifications: readonly Seen[], to: string, sender: Sender): Mail => ({
  to,
  subject: subjectOf(notifications, sender),
  text: `${notifications.map((seen) => paragraph(seen, sender)).join('\n\n')}\n\n--\n알림 설정 / Settings: ${sender.publicUrl}${SETTINGS}\n`,
  messageId: `<notification-${notifications[0]?.id ?? 0}@${new URL(sender.publicUrl).hostname}>`,
});

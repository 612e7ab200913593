import { dayInSeoul, startOfDayInSeoul } from '@portal/contract/kernel';
import type { Notification } from '@portal/contract/notification';
import type { NotificationRow } from './notification.queries.ts';
import type { RecordName } from './notification-source.ts';

const momentOf = ({ kind, at, name }: NotificationRow & { name: RecordName }): Date =>
  name.notifiedByDay?.some((each) => each === kind) ? startOfDayInSeoul(dayInSeoul(at)) : at;

export const viewNotification = (row: NotificationRow & { name: RecordName }): Notification => ({
  id: row.id,
  kind: row.kind,
  at: momentOf(row).toISOString(),
  times: row.times,
  isRead: row.read_at !== null,
  place: row.place,
  record: { type: row.record_type, id: row.record_id, no: row.name.no, title: row.name.title },
});

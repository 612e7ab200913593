import type { Notification } from '@portal/contract/notification';
import type { NotificationRow } from './queries.ts';
import type { RecordName } from './source.ts';

export const viewNotification = (row: NotificationRow & { name: RecordName }): Notification => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  times: row.times,
  isRead: row.read_at !== null,
  place: row.place,
  record: { type: row.record_type, id: row.record_id, ...row.name },
});

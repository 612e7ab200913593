import type { AreaTables, Words } from '@portal/contract/kernel';
import { areas } from './areas.ts';

/** The text of each kind of notification, in the order of the notification settings. */
export const notificationKinds: ReadonlyMap<string, Words> = new Map(
  Object.entries<AreaTables>(areas).flatMap(([area, { notifications = {} }]) =>
    Object.entries(notifications).map(([kind, words]): [string, Words] => [`${area}.${kind}`, words]),
  ),
);

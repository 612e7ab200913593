import type { AreaTables, Words } from '@portal/contract/kernel';
import { areas } from './areas.ts';

/** What a notification of each kind says, in the order in which people choose among them. */
export const notificationKinds: ReadonlyMap<string, Words> = new Map(
  Object.entries<AreaTables>(areas).flatMap(([area, { notifications = {} }]) =>
    Object.entries(notifications).map(([kind, words]): [string, Words] => [`${area}.${kind}`, words]),
  ),
);

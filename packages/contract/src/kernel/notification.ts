import type { TablesOfAreas } from './define-area.ts';

type KindsOf<Tables> = {
  [Area in keyof Tables & string]: `${Area}.${keyof Tables[Area] & string}`;
}[keyof Tables & string];

/** Area and kind of a notification, such as `approval.your-turn`. */
export type NotificationKind = KindsOf<TablesOfAreas<'notifications'>>;

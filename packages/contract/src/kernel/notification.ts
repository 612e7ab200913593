import type { TablesOfAreas } from './define-area.ts';

type KindsOf<Tables> = {
  [Area in keyof Tables & string]: `${Area}.${keyof Tables[Area] & string}`;
}[keyof Tables & string];

/** `approval.your-turn`: the area and what is told of one of its records. */
export type NotificationKind = KindsOf<TablesOfAreas<'notifications'>>;

import type { Words } from './text/language.ts';

/** What people are told of the records of an area: by kind, what a notification of it says in a line. */
export type NotificationTable = Readonly<Record<string, Words>>;

/** The portal itself tells nothing of its own. */
type NoTable = Readonly<Record<never, Words>>;

/** Every area adds its kinds here, by its name (module augmentation), and tells them to `declareNotifications`. */
export interface NotificationTables {
  portal: NoTable;
}

type KindsOf<Tables> = {
  [Area in keyof Tables & string]: `${Area}.${keyof Tables[Area] & string}`;
}[keyof Tables & string];

/** `approval.your-turn`: the area and what is told of one of its records. */
export type NotificationKind = KindsOf<NotificationTables>;

const kinds = new Map<string, Words>();

/** Adds the kinds of an area, in the order in which people choose among them. */
export const declareNotifications = (area: keyof NotificationTables, table: NotificationTable): void => {
  for (const [kind, words] of Object.entries(table)) {
    const name = `${area}.${kind}`;
    if (kinds.has(name)) throw new Error(`two notifications are called ${name}`);
    kinds.set(name, words);
  }
};

/** The kinds that are declared, in the order of their areas. */
export const declaredNotifications = (): ReadonlyMap<string, Words> => kinds;

import { adminArea } from '#areas/admin';
import { approvalArea, type SubjectReferences } from '#areas/approval';
import { calendarArea, type HolidayReferences } from '#areas/calendar';
import { directoryArea, type References, type WaitingWork } from '#areas/directory';
import { documentsArea } from '#areas/documents';
import { identityArea } from '#areas/identity';
import { indicatorsArea } from '#areas/indicators';
import { leaveArea } from '#areas/leave';
import { type NotificationSource, notificationArea } from '#areas/notification';
import { safetyArea } from '#areas/safety';
import { shellArea } from '#areas/shell';
import type { Router } from '#platform/http/router';

/**
 * The areas of the server in dependency order, each using only those before it; a new area adds one line. An area
 * provides its `routes`, and where needed: checks before a person or department it refers to is deleted (`references`),
 * open tasks of a person (`waitingWork`), names of records in notifications (`notifications`), reactions to changed
 * holidays (`holidayReferences`), and to the end of a document about one of its records (`subjectReferences`).
 */
export const areas = [
  identityArea,
  directoryArea,
  notificationArea,
  calendarArea,
  leaveArea,
  approvalArea,
  safetyArea,
  documentsArea,
  indicatorsArea,
  adminArea,
  shellArea,
  // A tuple, so that each keeps its own type; an array would merge them to the widest.
] as const;

type TablesOf<Routes> = Routes extends (router: Router<infer Tables>, ...services: never) => void ? Tables : never;
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The tables of all areas. */
export type AreaTables = Together<TablesOf<(typeof areas)[number]['routes']>>;

/** Called before people and departments are deleted. */
export const references: readonly References[] = areas.flatMap((area) =>
  'references' in area ? [area.references] : [],
);

/** Called for the number of open tasks before an employee resigns. */
export const waitingWork: readonly WaitingWork[] = areas.flatMap((area) =>
  'waitingWork' in area ? [area.waitingWork] : [],
);

/** Called when holidays change. */
export const holidayReferences: readonly HolidayReferences[] = areas.flatMap((area) =>
  'holidayReferences' in area ? [area.holidayReferences as HolidayReferences] : [],
);

/** Called when a document about one of their records ends. */
export const subjectReferences: readonly SubjectReferences[] = areas.flatMap((area) =>
  'subjectReferences' in area ? [area.subjectReferences as SubjectReferences] : [],
);

/** Called for the name of the record of a notification, and whether the recipient may see it. */
export const notificationSources: readonly NotificationSource[] = areas.flatMap((area) =>
  'notifications' in area ? area.notifications : [],
);

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
 * The areas of the server in their order, each using only those before it; adding one is a line here. An area tells its
 * `routes`, where its records name people or departments its `references`, what waits for somebody (`waitingWork`), how records
 * are called that people are told of (`notifications`), what it does when holidays change (`holidayReferences`), and when a
 * document about one of its records ends (`subjectReferences`).
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
  // Each with its own type: of two alike, the array would keep the wider one alone.
] as const;

type TablesOf<Routes> = Routes extends (router: Router<infer Tables>, ...services: never) => void ? Tables : never;
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The tables of all areas. */
export type AreaTables = Together<TablesOf<(typeof areas)[number]['routes']>>;

/** Who is asked before people and departments are deleted. */
export const references: readonly References[] = areas.flatMap((area) =>
  'references' in area ? [area.references] : [],
);

/** Who is asked how much waits for somebody before they resign. */
export const waitingWork: readonly WaitingWork[] = areas.flatMap((area) =>
  'waitingWork' in area ? [area.waitingWork] : [],
);

/** Who is told when holidays change. */
export const holidayReferences: readonly HolidayReferences[] = areas.flatMap((area) =>
  'holidayReferences' in area ? [area.holidayReferences as HolidayReferences] : [],
);

/** Who is told when a document about one of their records ends. */
export const subjectReferences: readonly SubjectReferences[] = areas.flatMap((area) =>
  'subjectReferences' in area ? [area.subjectReferences as SubjectReferences] : [],
);

/** Who is asked how a record is called of which somebody was told, and whether they may see it. */
export const notificationSources: readonly NotificationSource[] = areas.flatMap((area) =>
  'notifications' in area ? area.notifications : [],
);

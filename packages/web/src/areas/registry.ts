import type { WebArea } from '../platform/area.ts';
import { adminArea } from './admin/area.ts';
import { approvalArea, handoverArea } from './approval/area.ts';
import { calendarArea } from './calendar/area.ts';
import { directoryArea, peopleArea } from './directory/area.ts';
import { documentsArea } from './documents/area.ts';
import { indicatorsArea } from './indicators/area.ts';
import { leaveArea, ownLeaveArea } from './leave/area.ts';
import { safetyArea } from './safety/area.ts';

/** The areas of the web in the order of their menus; adding one is a line here. */
export const areas: readonly WebArea[] = [
  peopleArea,
  approvalArea,
  ownLeaveArea,
  safetyArea,
  documentsArea,
  indicatorsArea,
  directoryArea,
  calendarArea,
  leaveArea,
  handoverArea,
  adminArea,
];

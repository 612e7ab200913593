import type { WebArea } from '../platform/area.ts';
import { adminArea } from './admin/area.ts';
import { approvalArea, handoverArea } from './approval/area.ts';
import { directoryArea } from './directory/area.ts';
import { leaveArea, ownLeaveArea } from './leave/area.ts';
import { safetyArea, safetyHomeArea } from './safety/area.ts';

/** The areas of the web in the order of their menus; adding one is a line here. */
export const areas: readonly WebArea[] = [
  approvalArea,
  ownLeaveArea,
  safetyArea,
  safetyHomeArea,
  directoryArea,
  leaveArea,
  handoverArea,
  adminArea,
];

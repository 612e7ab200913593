import { adminArea } from './admin/area.ts';
import { approvalArea } from './approval/area.ts';
import { calendarArea } from './calendar/area.ts';
import { directoryArea } from './directory/area.ts';
import { documentsArea } from './documents/area.ts';
import { identityArea } from './identity/area.ts';
import { indicatorsArea } from './indicators/area.ts';
import { leaveArea } from './leave/area.ts';
import { notificationArea } from './notification/area.ts';
import { safetyArea } from './safety/area.ts';
import { shellArea } from './shell/area.ts';

/** The areas of the product in dependency order: each uses only those before it. A new area adds one line. */
export const areas = {
  identity: identityArea,
  directory: directoryArea,
  notification: notificationArea,
  calendar: calendarArea,
  leave: leaveArea,
  approval: approvalArea,
  safety: safetyArea,
  documents: documentsArea,
  indicators: indicatorsArea,
  admin: adminArea,
  shell: shellArea,
} as const;

declare module './kernel/define-area.ts' {
  interface Register {
    readonly areas: typeof areas;
  }
}

import { defineArea } from '@portal/contract/kernel';
import { calendarTrail } from './calendar-audit.ts';
import { calendarFields } from './calendar-problems.ts';

export const calendarArea = defineArea({ fields: calendarFields, audit: calendarTrail });

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { JobKind } from '#platform/run-jobs';
import { deliveryJob } from './dialogue/deliver-entries.ts';
import { reminderJob } from './notification/action-reminders.ts';
import { findStoredJob } from './report/find-stored.ts';
import type { SafetyTables } from './safety-tables.ts';

/** The background jobs of this area. */
export const safetyJobs = (services: { db: Db<SafetyTables>; clock: Clock }): JobKind[] => [
  reminderJob(services),
  deliveryJob(services),
  findStoredJob(services),
];

import type { Actor } from '@portal/contract/identity';
import { mayUseMenu } from '@portal/contract/identity';
import { actionTitle } from '@portal/contract/safety';
import type { NotificationSource, RecordName } from '#areas/notification';
import { type Db, seenWith } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { ACTION } from './notify-of-action.ts';
import { INVESTIGATION } from './notify-of-investigation.ts';
import { LESSON } from './notify-of-lesson.ts';
import { NOTIFIED_BY_DAY, REPORT } from './notify-of-report.ts';
import {
  listActionNamesFor,
  listInvestigationNamesFor,
  listLessonNamesFor,
  listReportNamesFor,
} from './safety-notification.queries.ts';

type Named = RecordName & { id: number };
type Names = (db: Db<SafetyTables>, reader: Actor, ids: readonly number[]) => Promise<Named[]>;

const source = (recordType: string, list: Names): NotificationSource => ({
  recordType,
  nameFor: async (db, reader, ids) => {
    if (!mayUseMenu(reader.grants, 'ESMS').allowed) return new Map();
    const named = await list(seenWith<SafetyTables>(db), reader, ids);
    return new Map(named.map(({ id, ...name }) => [id, name]));
  },
});

/**
 * The titles of actions, reports, investigations and lessons in notifications, as far as the reader may still see them.
 */
export const safetyNotifications: readonly NotificationSource[] = [
  source(ACTION, async (db, reader, ids) =>
    (await listActionNamesFor(db, reader, ids)).map(({ id, action_no, title, instruction }) => ({
      id,
      no: action_no,
      title: actionTitle({ instruction, subject: title }),
    })),
  ),
  source(REPORT, async (db, reader, ids) =>
    (await listReportNamesFor(db, reader, ids)).map(({ id, report_no, subject, is_confidential }) => ({
      id,
      no: report_no,
      title: subject,
      ...(is_confidential ? { notifiedByDay: NOTIFIED_BY_DAY } : {}),
    })),
  ),
  source(INVESTIGATION, async (db, reader, ids) =>
    (await listInvestigationNamesFor(db, reader, ids)).map(({ id, investigation_no, title }) => ({
      id,
      no: investigation_no,
      title,
    })),
  ),
  source(LESSON, async (db, reader, ids) =>
    (await listLessonNamesFor(db, reader, ids)).map(({ id, lesson_no, title }) => ({ id, no: lesson_no, title })),
  ),
];

import type { MailMode } from '@portal/contract/notification';
import type { Generated, GeneratedAlways } from 'kysely';
import type { PersonTables } from '#areas/directory';

type OwnTables = {
  'notification.notification': {
    id: Generated<number>;
    employee_id: number;
    kind: string;
    record_type: string;
    record_id: number;
    place: string;
    at: Date;
    times: Generated<number>;
    read_at: Date | null;
    written_at: Generated<Date>;
  };
  'notification.choice': { employee_id: number; kind: string; mail: Exclude<MailMode, 'off'> };
  'notification.mail': {
    id: GeneratedAlways<number>;
    notification_id: number;
    employee_id: number;
    mode: Exclude<MailMode, 'off'>;
    state: Generated<'waiting' | 'sent' | 'dropped' | 'refused'>;
    written_at: Generated<Date>;
    ended_at: Date | null;
    claimed_at: Date | null;
  };
};

export type NotificationTables = OwnTables & PersonTables;

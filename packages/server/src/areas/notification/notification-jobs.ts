import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { JobKind } from '#platform/run-jobs';
import { dropOld } from './mail/notification-mail.queries.ts';
import { type MailServices, sendWaiting } from './mail/send-notification-mail.ts';
import { forgetOld } from './notification.queries.ts';
import type { NotificationTables } from './notification-tables.ts';

const DAY_MS = 86_400_000;
/** Read notifications are stored for half a year, others for a year. */
const READ_MS = 180 * DAY_MS;
const ALL_MS = 365 * DAY_MS;
const AT_ONCE = 1_000;
/** A mail that could not be sent for three days is dropped as outdated. */
const MAIL_HOURS = 72;
/** Also queued at every start. */
export const SEND_MAIL = 'send-mail';
const MAIL_SECONDS = 3_600;

type NotificationJobServices = { db: Db<NotificationTables>; clock: Clock };

const forget = async ({ db, clock }: NotificationJobServices, signal: AbortSignal): Promise<void> => {
  const now = clock().getTime();
  await dropOld(db, MAIL_HOURS, clock());
  const old = { readBefore: new Date(now - READ_MS), before: new Date(now - ALL_MS), most: AT_ONCE };
  while (!signal.aborted && (await forgetOld(db, old)) === AT_ONCE);
};

/** The background jobs of this area. */
export const notificationJobs = (services: NotificationJobServices): JobKind[] => [
  { name: 'forget-notifications', cron: '10 4 * * *', run: (_data, signal) => forget(services, signal) },
];

/** The jobs that need a mail server; after a failure the next run retries, and each failure is reported once. */
export const mailJobs = (services: MailServices, reportFailure: (error: unknown) => void): JobKind[] => {
  const sending = (mode: 'at-once' | 'daily') => async (_data: object, signal: AbortSignal) =>
    sendWaiting(services, mode, signal).catch(reportFailure);
  const usual = { retries: 0, withinSeconds: MAIL_SECONDS };
  return [
    { name: SEND_MAIL, cron: '* * * * *', ...usual, run: sending('at-once') },
    { name: 'send-digests', cron: '0 7 * * *', ...usual, run: sending('daily') },
  ];
};

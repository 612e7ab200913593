export { notificationArea } from './area.ts';
export { mailJobs, notificationJobs, SEND_MAIL } from './jobs.ts';
export type { Sender as MailSender } from './mail/compose.ts';
export { createNews } from './news.ts';
export { forgetNotification, forgetNotificationsOf, notify, withdrawNotification } from './notify.queries.ts';
export type { NotificationSource, RecordName } from './source.ts';
export type { NotificationTables } from './tables.ts';

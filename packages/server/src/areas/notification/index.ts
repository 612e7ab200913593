export { notificationArea } from './area.ts';
export type { Sender as MailSender } from './mail/compose-notification-mail.ts';
export { countWaitingMail } from './mail/notification-mail.queries.ts';
export { mailJobs, notificationJobs, SEND_MAIL } from './notification-jobs.ts';
export { createNews } from './notification-news.ts';
export type { NotificationSource, RecordName } from './notification-source.ts';
export type { NotificationTables } from './notification-tables.ts';
export {
  forgetNotification,
  forgetNotificationsOf,
  type Notified,
  notify,
  notifyOfRecords,
  withdrawNotification,
  withdrawNotifications,
  withdrawNotificationsFrom,
  withdrawNotifiedAt,
} from './notify.queries.ts';

import { dayInSeoul } from '@portal/contract/kernel';
import { findReached } from '#areas/directory';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import { inTransaction } from '#platform/database/transaction';
import type { Mailer, MailOutcome } from '#platform/smtp';
import { type NotificationSource, seenBy } from '../notification-source.ts';
import type { NotificationTables } from '../notification-tables.ts';
import { compose, type Seen, type Sender } from './compose-notification-mail.ts';
import { claimNext, endMail, giveBack, type Mode, type WaitingRow } from './notification-mail.queries.ts';

export type MailServices = {
  db: Db<NotificationTables>;
  clock: Clock;
  mailer: Mailer;
  sources: readonly NotificationSource[];
  sender: Sender;
};

/** The waiting notifications of a person that they have not read and may still see; empty for a resigned person. */
const judged = async (
  db: Db<NotificationTables>,
  { clock, sources }: MailServices,
  waiting: readonly WaitingRow[],
): Promise<{ to: string; notifications: Seen[] } | undefined> => {
  const unread = waiting.filter(({ is_read }) => !is_read);
  const [person] = await findReached(
    db,
    unread.slice(0, 1).map(({ employee_id }) => employee_id),
    dayInSeoul(clock()),
  );
  if (!person) return undefined;
  const reader = { employeeId: person.id, departmentIds: person.department_path, grants: person.grants };
  const notifications = await seenBy(sources)(db, reader, unread);
  return notifications.length > 0 ? { to: person.email, notifications } : undefined;
};

/**
 * Claims the next mail, sends it outside of any transaction, which might be retried, and records the result. If the
 * process is killed in between, the mail is sent again with the same message id.
 */
const sendNext = async (
  services: MailServices,
  mode: Mode,
  after: { employeeId: number; id: number },
): Promise<{ employeeId: number; id: number } | undefined> => {
  const { db, clock, mailer, sender } = services;
  const waiting = await inTransaction(db, (tx) => claimNext(tx, mode, after));
  const last = waiting.at(-1);
  if (!last) return undefined;
  const ids = waiting.map(({ id }) => id);
  let outcome: MailOutcome | 'dropped' = 'later';
  try {
    const mail = await judged(db, services, waiting);
    outcome = mail ? await mailer.send(compose(mail.notifications, mail.to, sender)) : 'dropped';
  } finally {
    if (outcome === 'later') await giveBack(db, ids);
    else await endMail(db, ids, outcome, clock());
  }
  return { employeeId: last.employee_id, id: Math.max(...ids) };
};

/** Sends all waiting mail one by one; raises `MailServerUnreachable` if none can be sent, and the rest stays queued. */
export const sendWaiting = async (services: MailServices, mode: Mode, signal: AbortSignal): Promise<void> => {
  let after = { employeeId: 0, id: 0 };
  while (!signal.aborted) {
    const sent = await sendNext(services, mode, after);
    if (!sent) return;
    after = sent;
  }
};

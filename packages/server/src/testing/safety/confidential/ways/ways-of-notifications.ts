import type { Notification } from '@portal/contract/notification';
import { mailJobs } from '#areas/notification';
import type { Mail } from '#platform/smtp';
import { notificationSources } from '../../../../areas.ts';
import { byEverybody, plain, readByTheTwo, reading, type Way } from '../observation.ts';
import type { StoryWorld } from '../story.ts';

const sender = { companyName: { ko: '한빛항공', en: 'Hanbit Air' }, publicUrl: 'https://portal.hanbit.example' };

/** The sent mails, immediate ones before daily ones; without their running numbers. */
const mailed = async (world: StoryWorld): Promise<string[][]> => {
  const { db, now } = world;
  const sent: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => {
      sent.push(mail);
      return Promise.resolve('sent' as const);
    },
    close: () => undefined,
  };
  const services = { db, clock: () => now.value, mailer, sources: notificationSources, sender };
  const fail = (error: unknown) => {
    throw error;
  };
  const runs: string[][] = [];
  for (const { run } of mailJobs(services, fail)) {
    await run({}, new AbortController().signal);
    runs.push(sent.splice(0).map(({ messageId: _, ...mail }) => plain(world, JSON.stringify(mail))));
  }
  return runs;
};

/** The notifications of the two depend on which of them wrote an ordinary report. */
const speaks = readByTheTwo('/notifications?limit=100');

export const waysOfNotifications: Way[] = [
  {
    channel: 'notifications',
    name: 'that the report came in, as the bell tells everybody',
    look: (world) =>
      byEverybody(world, async (who) => {
        const { text } = await world.ask(who, 'GET', '/api/notifications?limit=100');
        const { items } = JSON.parse(text) as { items: Notification[] };
        return items
          .filter(({ kind, record }) => kind === 'safety.report-received' && record.id === world.report.id)
          .map(({ id: _, ...told }) => plain(world, JSON.stringify(told)));
      }),
    speaks,
  },
  {
    channel: 'mail',
    name: 'what is mailed at once, and what with the mail of the day',
    look: mailed,
    speaks,
  },
  {
    channel: 'settings',
    name: 'which notifications one may choose by mail',
    look: reading('/notifications/choices'),
    speaks,
  },
];

import type { Notification } from '@portal/contract/notification';
import { byEverybody, observed, ofReport, plain, readByTheTwo, reading, type Way } from '../observation.ts';

/** What the two get of their own dialogue depends on who wrote the report. */
const speaks = readByTheTwo(ofReport('/dialogue'));

/** All were added with the dialogue; docs/confidential-reports.md has the decisions. */
export const waysOfDialogue: Way[] = [
  {
    channel: 'dialogue',
    name: 'the entries, with their days, order and authors',
    look: reading(ofReport('/dialogue')),
    speaks,
  },
  {
    channel: 'dialogue',
    name: 'what waits, in lists, flags and counts',
    look: reading('/esms/reports?awaitsReply=true', '/esms/reports?hasNews=true', '/esms/reports/my'),
    speaks,
  },
  {
    channel: 'dialogue',
    name: 'marking read and taking back what is not theirs',
    look: async (world) =>
      byEverybody(world, async (who) => [
        observed(
          world,
          await world.ask(who, 'PUT', `/api${ofReport('/dialogue/read')(world)}`, { body: { lastSeen: 1 } }),
        ),
        observed(world, await world.ask(who, 'DELETE', `/api${ofReport('/dialogue/1')(world)}`)),
        observed(world, await world.ask(who, 'GET', `/api${ofReport('/dialogue/files/1/download')(world)}`)),
      ]),
    speaks,
  },
  {
    channel: 'dialogue',
    name: 'that the reporter wrote, as the bell tells the office',
    look: (world) =>
      byEverybody(world, async (who) => {
        const { text } = await world.ask(who, 'GET', '/api/notifications?limit=100');
        const { items } = JSON.parse(text) as { items: Notification[] };
        return items
          .filter(({ kind, record }) => kind !== 'safety.report-received' && record.id === world.report.id)
          .map(({ id: _, ...told }) => plain(world, JSON.stringify(told)));
      }),
    speaks,
  },
  {
    channel: 'dialogue',
    name: 'what the database keeps of it, but for who wrote the report',
    look: async ({ pool, report, ids }) => {
      const { rows } = await pool.query(
        `select e.id, e.kind, e.side, e.author_id, e.content, e.place is null as held, e.retry_name,
          e.created_at at time zone 'Asia/Seoul' >= current_date as is_dated
         from safety.dialogue_entry e where e.report_id = $1 and not e.for_reporter_alone order by e.place, e.held_place`,
        [report.id],
      );
      const { rows: told } = await pool.query(
        `select distinct kind, employee_id from notification.notification
         where record_id = $1 and kind in ('safety.report-message', 'safety.report-progress', 'safety.report-closed')`,
        [report.id],
      );
      return [plain({ ids }, JSON.stringify(rows)), told];
    },
    speaks,
  },
];

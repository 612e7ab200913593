import { byEverybody, observed, plain, reading, type Way } from '../observation.ts';
import type { StoryWorld } from '../story.ts';

const TRAIL = '/admin/audit';
const ofIt = ({ report }: StoryWorld): string => `${TRAIL}?recordType=report&recordId=${report.id}&limit=100`;

/** Lines of the log about reports, without how long they took. */
const linesOf = (world: StoryWorld, isWanted: (line: Record<string, unknown>) => boolean): string[] =>
  world.written
    .filter((line) => String(line.route).startsWith('/api/esms/reports') && line.status !== 503 && isWanted(line))
    .map(({ ms: _ms, ...line }) => plain(world, JSON.stringify(line)));

export const trailWays: Way[] = [
  { channel: 'audit', revealsTime: true, name: 'the entries of the report', look: reading(ofIt) },
  {
    channel: 'audit',
    revealsTime: true,
    name: 'the entries of the report, in English',
    look: (world) =>
      byEverybody(world, async (who) =>
        observed(world, await world.ask(who, 'GET', `/api${ofIt(world)}`, { headers: { 'accept-language': 'en' } })),
      ),
  },
  {
    channel: 'audit',
    revealsTime: true,
    name: 'the entries of each of the two, and how many they are',
    look: async (world) =>
      reading(
        `${TRAIL}?actorId=${world.captain.id}&limit=100`,
        `${TRAIL}?actorId=${world.purser.id}&limit=100`,
        `${TRAIL}?actorId=${world.captain.id}&area=safety&action=submit`,
        `${TRAIL}?actorId=${world.captain.id}&recordType=report&recordId=${world.report.id}`,
      )(world),
  },
  {
    channel: 'audit',
    revealsTime: true,
    name: 'the entries by number, by name and by department',
    look: async (world) =>
      reading(
        `${TRAIL}?record=${world.report.reportNo}&limit=100`,
        `${TRAIL}?record=${world.report.id}&limit=100`,
        `${TRAIL}?record=captain`,
        `${TRAIL}?record=purser`,
        `${TRAIL}?record=FO`,
        `${TRAIL}?record=CB`,
      )(world),
  },
  {
    channel: 'audit',
    revealsTime: true,
    name: 'the entries of the days before, act by act',
    look: reading(
      `${TRAIL}?fromDate=2026-11-20&toDate=2026-11-20&area=safety&limit=100`,
      `${TRAIL}?action=submit&limit=100`,
      `${TRAIL}?action=change&limit=100`,
      `${TRAIL}?action=attach-files&limit=100`,
      `${TRAIL}?action=remove-file&limit=100`,
    ),
  },
  {
    channel: 'audit',
    revealsTime: true,
    name: 'the entries of what was deleted',
    look: async (world) =>
      reading(`${TRAIL}?recordType=report&recordId=${world.deletedId}`, `${TRAIL}?action=delete`)(world),
  },
  {
    channel: 'logs',
    name: 'the lines of what was written, refused or not',
    look: async (world) => linesOf(world, ({ method }) => method !== 'GET'),
  },
  {
    channel: 'logs',
    name: 'the lines of what was read and refused',
    look: async (world) => linesOf(world, ({ method, status }) => method === 'GET' && status === 403),
  },
];

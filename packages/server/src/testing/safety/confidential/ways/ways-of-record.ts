import type { TestEmployee } from '../../../given-company.ts';
import { byEverybody, observed, ofReport, plain, readByTheTwo, reading, type Way } from '../observation.ts';
import type { StoryWorld } from '../story.ts';

/** Every header of an answer, whatever its body. */
const headersOf = (path: string) => async (world: StoryWorld) =>
  byEverybody(world, async (who) => {
    const { status, headers } = await world.ask(who, 'GET', `/api${ofReport(path)(world)}`);
    const { date: _date, 'x-request-id': _id, ...stored } = headers;
    return [status, Object.keys(stored), stored.etag, stored['last-modified'], stored['set-cookie']];
  });

/** The embedded picture of the description as it is returned. */
const pictureIn = (text: string): string => /base64,([^"\\]+)/.exec(text)?.[1] ?? '';

const deskQueries = ['', '?state=Voluntary', '?isConfirmed=false', '?needsReview=true', '?searchText=SSVR'];

/** Rows of the desk as a set: those with the same start are sorted by their random numbers. */
const deskOf = async (world: StoryWorld, who: TestEmployee, query: string): Promise<unknown> => {
  const { status, text } = await world.ask(who, 'GET', `/api/esms/filings${query}`);
  const { items = [], total } = JSON.parse(text) as { items?: object[]; total?: number };
  return [status, total, items.map((row) => plain(world, JSON.stringify(row))).toSorted()];
};

export const recordWays: Way[] = [
  { channel: 'record', name: 'the record', look: reading(ofReport()) },
  { channel: 'record', name: 'its status', look: reading(ofReport('/status')) },
  { channel: 'record', name: 'its classification', look: reading(ofReport('/classification')) },
  { channel: 'record', name: 'its hazard', look: reading(ofReport('/hazard')) },
  { channel: 'filing', name: 'its duty, with the filings and the history', look: reading(ofReport('/duty')) },
  {
    channel: 'filing',
    name: 'the desk of filings, by its filters',
    look: async (world) =>
      byEverybody(world, async (who) => {
        const desks: unknown[] = [];
        for (const query of deskQueries) desks.push(await deskOf(world, who, query));
        return desks;
      }),
    speaks: readByTheTwo(ofReport('/duty')),
  },
  {
    channel: 'filing',
    name: 'the draft of the official form, with and without a name',
    look: reading(ofReport('/filing-sheet?format=json'), ofReport('/filing-sheet?format=json&named=true')),
  },
  { channel: 'assessor', name: 'its assessments and who is asked', look: reading(ofReport('/risk-assessments')) },
  {
    channel: 'record',
    name: 'what may be done, act by act',
    look: async (world) =>
      byEverybody(world, async (who) => {
        const { text } = await world.ask(who, 'GET', `/api${ofReport()(world)}`);
        const { can, isMine, code } = JSON.parse(text) as Record<string, unknown>;
        return { can, isMine, code };
      }),
  },
  { channel: 'ETag and version', name: 'the headers of the record', look: headersOf('') },
  {
    channel: 'ETag and version',
    name: 'the headers of its feedback, group and print',
    look: async (world) => [
      await headersOf('/feedback')(world),
      await headersOf('/relevance-reports')(world),
      await headersOf('/pdf')(world),
    ],
  },
  {
    channel: 'times',
    name: 'when it was written, submitted and changed',
    look: async (world) =>
      byEverybody(world, async (who) => {
        const { text } = await world.ask(who, 'GET', `/api${ofReport()(world)}`);
        return [...text.matchAll(/"(\w*Date)":("[^"]*"|null)/g)].map(([pair]) => pair);
      }),
  },
  {
    channel: 'numbers and ids',
    name: 'the number, and what stands beside it in the row of numbers',
    look: reading('/esms/reports?searchText=SSVR-2026-0003', '/esms/reports?searchText=SSVR-2026-0004'),
  },
  {
    channel: 'numbers and ids',
    name: 'numbers beside its own, of what was never submitted or is gone',
    look: async (world) =>
      reading(
        `/esms/reports/${world.draftId}`,
        `/esms/reports/${world.deletedId}`,
        `/esms/reports/${world.draftId}/pdf`,
        `/esms/reports/${world.deletedId}/files/download/zip`,
        '/esms/reports/1999999999',
      )(world),
    speaks: readByTheTwo(({ draftId }) => `/esms/reports/${draftId}`),
  },
  {
    channel: 'record',
    name: 'a picture within the description',
    look: async (world) =>
      byEverybody(world, async (who) => pictureIn((await world.ask(who, 'GET', `/api${ofReport()(world)}`)).text)),
  },
  {
    channel: 'record',
    name: 'another method of asking: HEAD and OPTIONS',
    look: async (world) =>
      byEverybody(world, async (who) => [
        observed(world, await world.ask(who, 'HEAD', `/api${ofReport()(world)}`)),
        observed(world, await world.ask(who, 'OPTIONS', `/api${ofReport()(world)}`)),
      ]),
  },
  {
    channel: 'print',
    name: 'the print, byte by byte, in both languages',
    look: async (world) =>
      byEverybody(world, async (who) => {
        const printed: unknown[] = [];
        for (const language of ['ko', 'en']) {
          const headers = { 'accept-language': language };
          printed.push(observed(world, await world.ask(who, 'GET', `/api${ofReport('/pdf')(world)}`, { headers })));
        }
        return printed;
      }),
  },
];

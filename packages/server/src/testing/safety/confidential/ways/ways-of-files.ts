import { unzipSync } from 'fflate';
import { holds } from '#platform/cleaning/samples/find-name.fixture';
import type { TestEmployee } from '../../../given-company.ts';
import { byEverybody, fingerprintOf, observed, ofReport, type Way } from '../observation.ts';
import type { StoryWorld } from '../story.ts';

const idsOf = (world: StoryWorld): number[] => world.report.attachedFiles.map(({ id }) => id);

const download = (world: StoryWorld, who: TestEmployee, file: number | string) =>
  world.ask(who, 'GET', `/api${ofReport(`/files/${typeof file === 'number' ? `${file}/download` : file}`)(world)}`);

/** A property of each file, for everybody. */
const ofEach =
  (look: (answer: Awaited<ReturnType<typeof download>>, world: StoryWorld) => unknown) => (world: StoryWorld) =>
    byEverybody(world, async (who) => {
      const seen: unknown[] = [];
      for (const id of idsOf(world)) seen.push(look(await download(world, who, id), world));
      return seen;
    });

const ofZip = (look: (bytes: Buffer) => unknown) => (world: StoryWorld) =>
  byEverybody(world, async (who) => {
    const { status, bytes } = await download(world, who, 'download/zip');
    return [status, status === 200 ? look(bytes) : ''];
  });

/** Date and time of every entry as the archive has them. */
const entryTimes = (zip: Buffer): number[] => {
  const times: number[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4))
    times.push(zip.readUInt32LE(at + 12));
  return times;
};

/** Which of the two a file names, wherever in it. */
const named = ({ captain, purser }: StoryWorld, bytes: Buffer): boolean[] =>
  [captain, purser].map(({ email }) => holds(bytes, email.split('@')[0] ?? ''));

export const fileWays: Way[] = [
  {
    channel: 'file names',
    name: 'names, sizes and order of the files in the record',
    look: (world) =>
      byEverybody(world, async (who) => {
        const { text } = await world.ask(who, 'GET', `/api${ofReport()(world)}`);
        const { attachedFiles = [] } = JSON.parse(text) as Partial<StoryWorld['report']>;
        return attachedFiles.map(({ id, ...file }) => [world.ids.get(id), file.name, file.size, file.extension]);
      }),
  },
  {
    channel: 'file names',
    name: 'the headers of a download',
    look: ofEach(({ status, headers: { date: _date, 'x-request-id': _id, ...stored } }) => [
      status,
      ['content-disposition', 'filename', 'x-filename', 'content-type', 'last-modified'].map((name) => stored[name]),
    ]),
  },
  {
    channel: 'metadata inside files',
    name: 'the bytes of a download',
    look: ofEach((answer, world) => observed(world, answer)),
  },
  {
    channel: 'metadata inside files',
    name: 'names anywhere within a file, unfolded',
    look: ofEach(({ bytes }, world) => named(world, bytes)),
  },
  {
    channel: 'metadata inside files',
    name: 'how large a file is',
    look: ofEach(({ status, bytes }) => [status, bytes.length]),
  },
  { channel: 'zip', name: 'the names in the archive', look: ofZip((bytes) => Object.keys(unzipSync(bytes))) },
  {
    channel: 'zip',
    name: 'the bytes of the archive, its times with them',
    look: ofZip((bytes) => [bytes.length, fingerprintOf(bytes)]),
  },
  {
    channel: 'zip',
    name: 'the times of the entries',
    look: ofZip(entryTimes),
  },
  {
    channel: 'file names',
    name: 'files that were taken away or are another’s',
    look: (world) =>
      byEverybody(world, async (who) => [
        observed(world, await download(world, who, 1)),
        observed(world, await download(world, who, '1999999999/download')),
      ]),
  },
];

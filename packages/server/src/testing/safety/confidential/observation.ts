import { createHash } from 'node:crypto';
import type { TestEmployee } from '../../given-company.ts';
import type { Answer, World } from './confidential-company.ts';
import type { StoryWorld } from './story.ts';

/** A way to try to find out who wrote a report. */
export type Way = {
  channel: string;
  name: string;
  /** Everything that others get by it. */
  look: (world: StoryWorld) => Promise<unknown>;
  /**
   * What the channel returns when it may depend on the author, to prove that it would, if others get nothing of an
   * ordinary report either.
   */
  speaks?: (world: StoryWorld) => Promise<unknown>;
  /** It reveals when something was done, as for any record. */
  revealsTime?: true;
};

/** Of every answer another, or counted by a real clock. */
const PASSING = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'content-length'];

/** A text without random ids, which are replaced by the names of their records. */
export const plain = ({ ids }: Pick<World, 'ids'>, text: string): string =>
  text.replace(/\d+/g, (digits) => ids.get(Number(digits)) ?? digits);

/** A print contains its time, which is the time of the request. */
const withoutMoment = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes
      .toString('latin1')
      .replace(/D:\d{14}Z/g, '')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|\+00:00)/g, '')
      .replace(/(<xmpMM:(InstanceID|DocumentID)>)[^<]*/g, '$1')
      .replace(/\/ID \[[^\]]*\]/g, ''),
    'latin1',
  );

const isText = (type: string): boolean => /json|text/.test(type);

export const fingerprintOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Replaces the bytes of pictures by a digest. */
const shortened = (text: string): string =>
  text.replace(/base64,[A-Za-z0-9+/=]{200,}/g, (picture) => `base64,<${fingerprintOf(picture)}>`);

/** All of an answer: its body, or the digest and length of its bytes. */
export const observed = (world: World, { status, headers, text, bytes }: Answer): unknown => {
  const stored = Object.entries(headers).filter(([name]) => !PASSING.includes(name));
  const content = isText(String(headers['content-type']))
    ? plain(world, shortened(text))
    : [bytes.length, fingerprintOf(withoutMoment(bytes))];
  return { status, headers: plain(world, JSON.stringify(stored)), content };
};

/** The answers to all other people, one after the other. */
export const byEverybody = async (
  world: StoryWorld,
  look: (who: TestEmployee, name: string) => Promise<unknown>,
): Promise<unknown> => {
  const seen: Record<string, unknown> = {};
  for (const [name, who] of Object.entries(world.observers)) seen[name] = await look(who, name);
  return seen;
};

type Url = string | ((world: StoryWorld) => string);
const written = (url: Url, world: StoryWorld): string => (typeof url === 'string' ? url : url(world));

/** A look by a few calls of every person. */
export const reading =
  (...urls: readonly Url[]) =>
  (world: StoryWorld): Promise<unknown> =>
    byEverybody(world, async (who) => {
      const answers: unknown[] = [];
      for (const url of urls) answers.push(observed(world, await world.ask(who, 'GET', `/api${written(url, world)}`)));
      return answers;
    });

/** What the two people, one of whom wrote it, get by the same calls: a report is never hidden from its reporter. */
export const readByTheTwo =
  (...urls: readonly Url[]) =>
  async (world: StoryWorld): Promise<unknown> => {
    const answers: unknown[] = [];
    for (const who of [world.captain, world.purser])
      for (const url of urls) {
        const { status, text } = await world.ask(who, 'GET', `/api${written(url, world)}`);
        answers.push([status, plain(world, text)]);
      }
    return answers;
  };

export const ofReport =
  (rest = '') =>
  ({ report }: StoryWorld): string =>
    `/esms/reports/${report.id}${rest}`;

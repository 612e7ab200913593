import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kind } from '#testing/safety/confidential/confidential-company';
import type { Way } from '#testing/safety/confidential/observation';
import { checkStory } from '#testing/safety/confidential/story';
import { actWays } from '#testing/safety/confidential/ways/ways-of-acts';
import { analysisWays } from '#testing/safety/confidential/ways/ways-of-analysis';
import { waysOfDialogue } from '#testing/safety/confidential/ways/ways-of-dialogue';
import { fileWays } from '#testing/safety/confidential/ways/ways-of-files';
import { listWays } from '#testing/safety/confidential/ways/ways-of-lists';
import { waysOfNotifications } from '#testing/safety/confidential/ways/ways-of-notifications';
import { peopleWays } from '#testing/safety/confidential/ways/ways-of-people';
import { recordWays } from '#testing/safety/confidential/ways/ways-of-record';
import { trailWays } from '#testing/safety/confidential/ways/ways-of-trail';

/** Sorted: checks that only read come first, those that change the company last. */
const ways: readonly Way[] = [
  ...listWays,
  ...analysisWays,
  ...waysOfNotifications,
  ...recordWays,
  ...waysOfDialogue,
  ...fileWays,
  ...trailWays,
  ...actWays,
  ...peopleWays,
];

type Seen = { looked: unknown; spoken: unknown };
type Writer = 'captain' | 'purser';

/** Everything observed in one portal, by check. */
const lookAround = async (kind: Kind, writer: Writer, hour?: number): Promise<Map<string, Seen>> => {
  const world = await checkStory(kind, writer, hour);
  const seen = new Map<string, Seen>();
  for (const { name, look, speaks } of ways) {
    const looked = await look(world);
    seen.set(name, { looked, spoken: kind === 'ordinary' && speaks ? await speaks(world) : looked });
  }
  await world.close();
  return seen;
};

const seen = new Map<string, Map<string, Seen>>();
const of = (portal: string, way: string): Seen => {
  const found = seen.get(portal)?.get(way);
  if (!found) throw new Error(`no observation in ${portal} for ${way}`);
  return found;
};

beforeAll(async () => {
  for (const kind of ['ordinary', 'confidential', 'turned'] as const)
    for (const writer of ['captain', 'purser'] as const) seen.set(`${kind} ${writer}`, await lookAround(kind, writer));
  for (const kind of ['ordinary', 'confidential'] as const)
    seen.set(`${kind} later`, await lookAround(kind, 'captain', 15));
}, 600_000);

afterAll(() => seen.clear());

test('there are at least thirty checks with unique names', () => {
  expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length);
  expect(ways.length).toBeGreaterThanOrEqual(30);
});

describe.each(ways)('$channel: $name', ({ name }) => {
  test('reveals who wrote an ordinary report', () => {
    expect(of('ordinary captain', name).spoken).not.toEqual(of('ordinary purser', name).spoken);
  });

  test('does not reveal which of the two wrote a confidential one', () => {
    expect(of('confidential captain', name).looked).toEqual(of('confidential purser', name).looked);
  });

  test('does not reveal who wrote one that became confidential', () => {
    expect(of('turned captain', name).looked).toEqual(of('turned purser', name).looked);
  });
});

test.each(ways.filter(({ revealsTime }) => !revealsTime))(
  '$channel: $name does not reveal the hour of the day at which it was written',
  ({ name }) => expect(of('confidential later', name).looked).toEqual(of('confidential captain', name).looked),
);

test.each([
  'the rows of the list',
  'the record',
  'the times of the entries',
  'when it was written, submitted and changed',
])('%s reveals it for an ordinary report', (name) =>
  expect(of('ordinary later', name).looked).not.toEqual(of('ordinary captain', name).looked),
);

import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ownWorkMs } from '#platform/html/own-work.fixture';
import { itself } from '../workers/worker-caller.ts';
import { createWorkers, type Workers } from '../workers/worker-pool.ts';
import { createRichTextCleaner, type RichTextCleaner } from './rich-text-cleaner.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const LARGE = '<p onclick="x()">활주로<script>alert(1)</script></p>'.repeat(3_000);
/** 5,000,000 characters that take seconds to sanitize. */
const SLOW = '<'.repeat(5_000_000);

let workers: Workers;
let cleaner: RichTextCleaner;

const givenCleaner = (options = {}) => {
  workers = createWorkers();
  cleaner = createRichTextCleaner(workers, options);
};

const clean = async (html: string) => (await cleaner.clean(itself, html))?.html;

afterEach(() => workers.close());

test('a large text is sanitized like a small one', async () => {
  givenCleaner();
  expect(LARGE.length).toBeGreaterThan(100_000);
  expect(await clean(LARGE)).toBe(sanitizeRichText(LARGE));
  expect(await clean('<p>가<script>x</script></p>')).toBe('<p>가</p>');
});

test('the process keeps working while 5,000,000 characters are sanitized', async () => {
  givenCleaner();
  await clean(LARGE);
  let isDone = false;
  const done = clean(SLOW).finally(() => {
    isDone = true;
  });
  let longest = 0;
  let turns = 0;
  for (let last = ownWorkMs(); !isDone; turns += 1) {
    await delay(5);
    longest = Math.max(longest, ownWorkMs() - last);
    last = ownWorkMs();
  }
  expect(await done).toBe('&lt;'.repeat(5_000_000));
  expect(turns).toBeGreaterThan(50);
  expect(longest).toBeLessThan(500);
});

test('a text that takes too long is aborted, and the next is sanitized', async () => {
  givenCleaner({ timeoutMs: 300 });
  const from = process.cpuUsage();
  expect(await clean(SLOW)).toBeUndefined();
  expect(process.cpuUsage(from).user / 1_000).toBeLessThan(5_000);
  const patient = createRichTextCleaner(workers);
  expect((await patient.clean(itself, LARGE))?.html).toBe(sanitizeRichText(LARGE));
});

test('waiting does not count towards the time limit, and too many waiting texts are refused', async () => {
  givenCleaner({ timeoutMs: 15_000 });
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => clean(LARGE)));
  const done = answers.filter(({ status }) => status === 'fulfilled');
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(done.length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeGreaterThan(0);
  for (const each of refused) expect(each).toMatchObject({ reason: { code: 'overloaded' } });
});

test('closing ends its processes, also when it never started one', async () => {
  givenCleaner();
  workers.close();
  givenCleaner();
  const broken = clean(SLOW).catch(() => 'broken off');
  await delay(500);
  workers.close();
  expect(await broken).toBe('broken off');
  givenCleaner();
});

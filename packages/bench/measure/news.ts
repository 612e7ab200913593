import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { countUnread, waitForNews } from '@portal/contract/notification';
import { type Call, send, signIn, submitScenario } from '../calls.ts';
import { fillDatabase } from '../fill/database.ts';
import { approver, writer } from '../fill/people.ts';
import { median } from '../median.ts';
import { type Served, startPortal } from '../portal-process.ts';

type Headers = Record<string, string>;

/** What it costs that people wait for news, and how long news take. */
export type News = {
  people: number;
  /** Share of a core, of the portal and its database, beyond that of a portal for which nobody waits. */
  share: number | undefined;
  grewMb: number | undefined;
  /** From a submitted memo to its approver's count of what is unread. */
  toldMs: number;
};

const PEOPLE = 1_000;
const FIRST = 1_001;
const WATCHED_MS = 60_000;
const TOLD = 9;
/** Signing in costs more than waiting does: a few at a time. */
const AT_ONCE = 20;

const waitCall = (headers: Headers, known?: string): Call => ({
  method: 'GET',
  path: `${waitForNews.path}${known === undefined ? '' : `?known=${known}`}`,
  headers,
});

const stateOf = async (baseUrl: string, call: Call): Promise<string> =>
  ((await (await send(baseUrl, call)).json()) as { state: string }).state;

/** Waits as a browser does, one call after the other, until it is told to stop. */
const waitOn = async (baseUrl: string, headers: Headers, over: AbortSignal): Promise<void> => {
  let known: string | undefined;
  while (!over.aborted) {
    const { path } = waitCall(headers, known);
    const response = await fetch(baseUrl + path, { headers, signal: over }).catch(() => undefined);
    if (!response?.ok) return;
    known = ((await response.json().catch(() => ({}))) as { state?: string }).state;
  }
};

const signInAll = async (baseUrl: string): Promise<Headers[]> => {
  const signedIn: Headers[] = [];
  for (let at = 0; at < PEOPLE; at += AT_ONCE)
    signedIn.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, (_, place) =>
          signIn(baseUrl, { email: `employee${FIRST + at + place}@hanbit.example` }),
        ),
      )),
    );
  return signedIn;
};

const shareOf = async ({ processorMs }: Served): Promise<number | undefined> => {
  const before = processorMs();
  await delay(WATCHED_MS);
  const after = processorMs();
  return before === undefined || after === undefined ? undefined : (after - before) / WATCHED_MS;
};

/** How long it takes until an approver knows of a memo, who waits among all the others. */
const reportTimes = async (baseUrl: string): Promise<number> => {
  const [asWriter, asApprover] = [await signIn(baseUrl, writer), await signIn(baseUrl, approver)];
  const [submit] = submitScenario(asWriter).calls;
  if (!submit) throw new Error('nothing is submitted');
  const times: number[] = [];
  for (let time = 0; time < TOLD; time += 1) {
    const waiting = stateOf(baseUrl, waitCall(asApprover, await stateOf(baseUrl, waitCall(asApprover))));
    await delay(300);
    await send(baseUrl, submit);
    const begun = performance.now();
    await waiting;
    await send(baseUrl, { method: 'GET', path: countUnread.path, headers: asApprover });
    times.push(performance.now() - begun);
  }
  return median(times);
};

/** A thousand people who wait for news, as many as an airline of that size has at their desks. */
export const measureNews = async (folder: string, documents: number, say: (line: string) => void): Promise<News> => {
  const { dataDir } = await fillDatabase(join(folder, 'few'), documents, say);
  const portal = await startPortal(dataDir);
  const over = new AbortController();
  try {
    const people = await signInAll(portal.baseUrl);
    const idle = await shareOf(portal);
    const before = portal.memory().now;
    const waits = people.map((headers) => waitOn(portal.baseUrl, headers, over.signal));
    await delay(5_000);
    const busy = await shareOf(portal);
    const after = portal.memory().now;
    const notifiedMs = await reportTimes(portal.baseUrl);
    over.abort();
    await Promise.all(waits);
    return {
      people: people.length,
      share: busy === undefined || idle === undefined ? undefined : busy - idle,
      grewMb: before === undefined || after === undefined ? undefined : after - before,
      toldMs: notifiedMs,
    };
  } finally {
    over.abort();
    await portal.stop();
  }
};

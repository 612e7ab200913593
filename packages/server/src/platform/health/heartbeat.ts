import { setTimeout as delay } from 'node:timers/promises';
import { isOlder } from '@portal/contract/kernel';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Connection } from '../database/embedded-postgres.ts';
import { deleteServer, listLivingVersions, type ServerIdentity, writeServerSeen } from './server.queries.ts';

/** Whether the database accepts writes: this server updates a row every 5 s. */
export type Heartbeat = {
  /** False while a write fails, or has no answer in time. */
  canWrite: () => boolean;
  /** Whether writing calls are refused at once, since they would time out or reach a standby. */
  refusesWrites: () => boolean;
  /** How far the clock of this machine is ahead of the database's, in milliseconds; unknown before the first answer. */
  clockOffsetMs: () => number | undefined;
  /** The lowest version of all running servers, with this one; unknown before the first answer. */
  lowestVersion: () => string | undefined;
  /**
   * Called when another statement had no answer in time: checks at once, and refuses writing calls until the row is
   * written.
   */
  doubt: () => void;
  /** Deletes the row. */
  stop: () => Promise<void>;
};

export type HeartbeatOptions = {
  connection: Connection;
  server: ServerIdentity;
  clock: Clock;
  onLost: (error: unknown) => void;
  onBack: () => void;
  /** Called when the clocks of this machine and the database start or stop differing by more than a second. */
  onClock: (isOff: boolean, offsetMs: number) => void;
};

const EVERY_MS = 5_000;
const SOON_MS = 1_000;
const CONNECT_MS = 5_000;
/** With the interval it takes at most 7 s until writing calls are refused; each of them ends within 5 s. */
const LIMIT_MS = 2_000;
/** A write without an answer is not repeated at once: hanging writes would use up the database's connections. */
const FORSAKEN_MS = 300_000;
/** If this process itself was delayed this long, a late answer is not the database's fault. */
const OWN_DELAY_MS = 500;
const CLOCK_OFF_MS = 1_000;
const GOODBYE_MS = 500;
const READ_ONLY = '25006';

class NoAnswer extends Error {
  constructor() {
    super('a write had no answer in time');
  }
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;

/** An error that the database answered, as opposed to a connection that broke. */
const isAnswer = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '') && codeOf(error) !== '57P01';

const connect = async (connection: Connection): Promise<pg.Client> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Starts writing this server's row, on a connection of its own, which does not compete with calls. */
export const startHeartbeat = ({ connection, server, clock, onLost, onBack, onClock }: HeartbeatOptions): Heartbeat => {
  const stopped = new AbortController();
  let client: pg.Client | undefined;
  /** The reason why writes are refused or fail; undefined when all is well. */
  let trouble: unknown;
  let isClockOff = false;
  let offsetMs: number | undefined;
  let lowestVersion: string | undefined;
  let hurry = new AbortController();
  /** Only failures of this heartbeat are reported: a single slow commit may have another reason. */
  let isReported = false;

  const lose = (error: unknown): void => {
    trouble = error;
    if (isReported || stopped.signal.aborted) return;
    isReported = true;
    onLost(error);
  };
  const recover = (): void => {
    trouble = undefined;
    if (!isReported || stopped.signal.aborted) return;
    isReported = false;
    onBack();
  };
  const noteClock = (database: number, from: number, to: number): void => {
    offsetMs = (from + to) / 2 - database;
    // The database's clock ran on while the answer was under way.
    const isOff = Math.abs(offsetMs) - (to - from) / 2 > CLOCK_OFF_MS;
    if (isOff === isClockOff) return;
    isClockOff = isOff;
    onClock(isOff, offsetMs);
  };
  const write = async (open: pg.Client): Promise<void> => {
    const from = clock().getTime();
    const database = await writeServerSeen(open, server);
    noteClock(database, from, clock().getTime());
    const versions = await listLivingVersions(open);
    lowestVersion = versions.reduce((lowest, each) => (isOlder(each, lowest) ? each : lowest), server.version);
  };
  const beat = async (): Promise<void> => {
    client ??= await connect(connection);
    const from = performance.now();
    const late = new AbortController();
    const written = write(client).finally(() => late.abort());
    const timers = async () => {
      await delay(LIMIT_MS, undefined, { signal: late.signal, ref: false });
      if (performance.now() - from > LIMIT_MS + OWN_DELAY_MS)
        await delay(LIMIT_MS, undefined, { signal: late.signal, ref: false });
      lose(new NoAnswer());
      await delay(FORSAKEN_MS, undefined, { signal: late.signal, ref: false });
    };
    await Promise.race([written, timers().catch(() => written)]);
    if (!late.signal.aborted) throw new NoAnswer();
  };
  const look = async (): Promise<void> => {
    try {
      await beat();
      recover();
    } catch (error) {
      // Another watch reports a database that cannot be reached at all.
      if (isAnswer(error)) lose(error);
      client?.end().catch(() => undefined);
      client = undefined;
    }
  };
  const running = (async () => {
    while (!stopped.signal.aborted) {
      await look();
      hurry = new AbortController();
      const signal = AbortSignal.any([stopped.signal, hurry.signal]);
      await delay(trouble === undefined && client ? EVERY_MS : SOON_MS, undefined, { signal, ref: false }).catch(
        () => undefined,
      );
    }
  })();
  return {
    canWrite: () => trouble === undefined,
    refusesWrites: () => trouble instanceof NoAnswer || codeOf(trouble) === READ_ONLY,
    clockOffsetMs: () => offsetMs,
    lowestVersion: () => lowestVersion,
    doubt: () => {
      trouble ??= new NoAnswer();
      hurry.abort();
    },
    stop: async () => {
      stopped.abort();
      const goodbye = async () => {
        await running;
        if (client) await deleteServer(client, server.id);
        await client?.end();
      };
      await Promise.race([goodbye(), delay(GOODBYE_MS, undefined, { ref: false })]).catch(() => undefined);
      client?.end().catch(() => undefined);
    },
  };
};

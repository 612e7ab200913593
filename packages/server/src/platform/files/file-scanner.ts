import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Problem } from '@portal/contract/kernel';
import type { StagedFile } from './file-staging.ts';

/** Where clamd listens. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** Scans uploads for malware. */
export type FileScanner = {
  /**
   * Raises `forbidden-file-type` for a file with malware, and `scanner-unavailable` if scanning is required but
   * impossible.
   */
  require: (file: StagedFile) => Promise<void>;
};

/** clamd gave no result. */
export class ScannerUnavailable extends Error {
  constructor(reason: string) {
    super(`the scanner of files: ${reason}`);
    this.name = 'ScannerUnavailable';
  }
}

/** clamd rejects a content of this size (`StreamMaxLength`). */
export class TooLargeToScan extends ScannerUnavailable {}

const CONNECT_MS = 2_000;
/** A large archive is scanned for long after its last byte. */
const SILENCE_MS = 60_000;

/** Sends a content in clamd's format: each chunk after its length, an empty one at the end. */
const send = async (socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> => {
  const write = async (bytes: Uint8Array): Promise<void> => {
    await new Promise<void>((resolve, reject) => {
      socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  };
  const lengthOf = (length: number): Uint8Array => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(length);
    return bytes;
  };
  await write(Buffer.from('zINSTREAM\0'));
  for await (const piece of content)
    if (piece.length > 0) {
      await write(lengthOf(piece.length));
      await write(piece);
    }
  await write(lengthOf(0));
};

const replyOf = async (socket: Socket): Promise<string> => {
  let reply = '';
  for await (const chunk of socket) reply += String(chunk);
  return reply.replaceAll('\0', '').trim();
};

/**
 * Scans a content with clamd; returns the name of the malware, or undefined if it is clean. Raises `ScannerUnavailable` or
 * `TooLargeToScan`.
 */
export const scanContent = async (
  address: ScannerAddress,
  content: AsyncIterable<Uint8Array>,
): Promise<string | undefined> => {
  const socket = connect(address);
  const late = (ms: number) => socket.setTimeout(ms);
  late(CONNECT_MS);
  socket.on('timeout', () => socket.destroy(new Error('no answer in time')));
  socket.on('connect', () => late(SILENCE_MS));
  try {
    const reply = replyOf(socket);
    // clamd may reject the stream before its end; its reply has the reason.
    const sent = send(socket, content).catch((error: unknown) => error);
    const said = await reply;
    await sent;
    if (/^stream: OK$/.test(said)) return undefined;
    const [, found] = /^stream: (.+) FOUND$/.exec(said) ?? [];
    if (said.startsWith('INSTREAM size limit exceeded')) throw new TooLargeToScan(said);
    if (found === undefined) throw new ScannerUnavailable(said === '' ? 'no answer' : said);
    return found;
  } catch (error) {
    throw error instanceof ScannerUnavailable ? error : new ScannerUnavailable((error as Error).message);
  } finally {
    socket.destroy();
  }
};

type Options = {
  address: ScannerAddress;
  /** Whether uploads are refused while the scanner is unavailable. */
  isRequired: boolean;
  /** Each failure and each recovery is logged once. */
  log: { error: (facts: { err: unknown }, text: string) => void; info: (text: string) => void };
  count?: (outcome: 'clean' | 'infected' | 'failed') => void;
};

/** Creates a scanner that uses clamd. */
export const createFileScanner = ({ address, isRequired, log, count = () => undefined }: Options): FileScanner => {
  let isAway = false;
  const lose = (err: unknown): void => {
    count('failed');
    if (!isAway) log.error({ err }, 'the scanner of files does not answer');
    isAway = true;
    if (isRequired) throw new Problem('scanner-unavailable');
  };
  return {
    require: async (file) => {
      let found: string | undefined;
      try {
        found = await scanContent(address, createReadStream(file.path));
      } catch (error) {
        if (!(error instanceof ScannerUnavailable)) throw error;
        return lose(error);
      }
      if (isAway) log.info('the scanner of files answers again');
      isAway = false;
      count(found === undefined ? 'clean' : 'infected');
      if (found !== undefined) throw new Problem('forbidden-file-type', [{ path: file.name, code: 'file-infected' }]);
    },
  };
};

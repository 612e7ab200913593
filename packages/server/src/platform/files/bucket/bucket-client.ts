import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ByteRange } from '@portal/contract/kernel';
import { type BucketPlace, nameOfBucket } from './bucket-place.ts';

/** The object store failed, refused the keys, or did not answer in time. */
export class BucketTrouble extends Error {
  constructor(cause: unknown) {
    const { name, $metadata } = cause as { name?: string; $metadata?: { httpStatusCode?: number } };
    super(`the object store failed: ${name} ${$metadata?.httpStatusCode ?? ''}`.trim(), { cause });
    this.name = 'BucketTrouble';
  }
}

type Stored = { path: string; size: number; sha256: string };

/**
 * Access to the objects of a bucket by key. Every call ends in time or raises `BucketTrouble`; reading the body of
 * `get` has no total limit.
 */
export type Bucket = {
  /** `s3://bucket/prefix`. */
  name: string;
  /** Size of an object in bytes; undefined if it does not exist. */
  sizeOf: (key: string, withinMs?: number) => Promise<number | undefined>;
  /** Stores a file under its key; the store verifies the SHA-256. */
  put: (key: string, file: Stored, withinMs?: number) => Promise<void>;
  putText: (key: string, text: string) => Promise<void>;
  getText: (key: string, withinMs?: number) => Promise<string | undefined>;
  /** An object or a range of it; undefined if it does not exist. */
  get: (key: string, part?: ByteRange) => Promise<Readable | undefined>;
  remove: (key: string, withinMs?: number) => Promise<void>;
  /** Lists keys with this prefix, in batches. */
  list: (from: string, atOnce?: number) => AsyncGenerator<string[]>;
  /** In a versioned bucket: restores a deleted object; false if it has no version. */
  restore: (key: string) => Promise<boolean>;
  close: () => void;
};

/** No transaction waits longer for the store. */
export const LIMIT_MS = 2_000;
const CONNECT_MS = 1_000;
const LIST_MS = 20_000;
/** The timeout for storing grows with the size. */
const BYTES_PER_MS = 20_000;
/** A slow reader occupies a connection. */
const MOST_SOCKETS = 1_000;

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NotFound' || name === 'NoSuchKey' || (name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404);
};

const clientOf = ({ endpoint, region, forcePathStyle, keys }: BucketPlace): S3Client => {
  const agent = { keepAlive: true, maxSockets: MOST_SOCKETS };
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys === undefined ? {} : { credentials: keys }),
    maxAttempts: 2,
    // Object stores other than AWS support only the required checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, httpAgent: agent, httpsAgent: agent },
  });
};

/** Aborts after a time without progress: `goesOn` is called at each step. */
const stallLimit = (ms: number) => {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), ms);
  return { signal: over.signal, goesOn: () => timer.refresh(), end: () => clearTimeout(timer) };
};

/** Signs the request with the body's digest, so that the store rejects a damaged body. */
const signedWith = (command: PutObjectCommand, sha256: string): PutObjectCommand => {
  command.middlewareStack.add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
      return next(args);
    },
    { step: 'build', name: 'signWithDigest' },
  );
  return command;
};

/** Creates a client for a bucket; sends nothing before its first use. */
export const openBucket = (place: BucketPlace): Bucket => {
  const client = clientOf(place);
  const at = (key: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${key}` });
  type Ask<Output> = (options: { abortSignal: AbortSignal }) => Promise<Output>;
  /** Returns undefined if the object does not exist. */
  const askUnder = async <Output>(abortSignal: AbortSignal, work: Ask<Output>): Promise<Output | undefined> => {
    try {
      return await work({ abortSignal });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw new BucketTrouble(error);
    }
  };
  const ask = <Output>(work: Ask<Output>, withinMs = LIMIT_MS): Promise<Output | undefined> =>
    askUnder(AbortSignal.timeout(withinMs), work);

  const putOnce = async (key: string, { path, size, sha256 }: Stored, withinMs?: number) => {
    const { signal, goesOn, end } = stallLimit(LIMIT_MS + size / BYTES_PER_MS);
    const inTime = withinMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    const steps = async function* () {
      for await (const chunk of createReadStream(path)) {
        goesOn();
        yield chunk as Uint8Array;
      }
    };
    const Body = size === 0 ? new Uint8Array() : Readable.from(steps(), { objectMode: false });
    const command = signedWith(new PutObjectCommand({ ...at(key), Body, ContentLength: size }), sha256);
    const stored = await askUnder(inTime, (options) => client.send(command, options)).finally(end);
    if (stored === undefined) throw new BucketTrouble({ name: 'NoSuchBucket' });
  };

  return {
    name: nameOfBucket(place),
    sizeOf: async (key, withinMs) => {
      const found = await ask((options) => client.send(new HeadObjectCommand(at(key)), options), withinMs);
      return found && (found.ContentLength ?? 0);
    },
    put: async (key, file, withinMs) => {
      try {
        await putOnce(key, file, withinMs);
      } catch (error) {
        // An idle connection may be closed by the server at the moment of reuse.
        const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
        if (!/^(ECONNRESET|EPIPE)$/.test(code)) throw error;
        await putOnce(key, file, withinMs);
      }
    },
    putText: async (key, text) => {
      await ask((options) => client.send(new PutObjectCommand({ ...at(key), Body: Buffer.from(text) }), options));
    },
    getText: (key, withinMs) =>
      ask(async (options) => {
        const { Body } = await client.send(new GetObjectCommand(at(key)), options);
        return Body?.transformToString() ?? '';
      }, withinMs),
    get: async (key, part) => {
      const { signal, end } = stallLimit(LIMIT_MS);
      const command = new GetObjectCommand({ ...at(key), ...(part ? { Range: `bytes=${part.from}-${part.to}` } : {}) });
      const found = await askUnder(signal, (options) => client.send(command, options)).finally(end);
      return found && (found.Body as Readable);
    },
    remove: async (key, withinMs) => {
      await ask((options) => client.send(new DeleteObjectCommand(at(key)), options), withinMs);
    },
    list: async function* (from, atOnce = 1_000) {
      let token: string | undefined;
      do {
        const wanted = { Bucket: place.bucket, Prefix: `${place.prefix}${from}`, MaxKeys: atOnce };
        const command = new ListObjectsV2Command({
          ...wanted,
          ...(token === undefined ? {} : { ContinuationToken: token }),
        });
        const page = await ask((options) => client.send(command, options), LIST_MS);
        if (page === undefined) throw new BucketTrouble({ name: 'NoSuchBucket' });
        yield (page.Contents ?? []).map(({ Key = '' }) => Key.slice(place.prefix.length));
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    restore: async (key) => {
      const { Key } = at(key);
      const command = new ListObjectVersionsCommand({ Bucket: place.bucket, Prefix: Key });
      const found = await ask((options) => client.send(command, options), LIST_MS);
      if (!found?.Versions?.some((version) => version.Key === Key)) return false;
      // A deletion is a marker on top of the versions; without the marker the newest version is current again.
      for (const { Key: marked, VersionId } of found.DeleteMarkers ?? [])
        if (marked === Key && VersionId !== undefined)
          await ask((options) => client.send(new DeleteObjectCommand({ ...at(key), VersionId }), options));
      return true;
    },
    close: () => client.destroy(),
  };
};

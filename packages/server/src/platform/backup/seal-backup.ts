import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-manifest.ts';

/** The key is long; this is for one that a person made up. 2 to this power rounds of scrypt. */
const WORK_FACTOR = 16;
/** The first line of a file of age (age-encryption.org), which its own tool opens as well. */
const HEADER = 'age-encryption.org/v1\n';

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

const webStream = (stream: Readable): Bytes => Readable.toWeb(stream) as Bytes;

/** Encrypts a stream so that only who has the key can read it, or make one like it. */
export const seal = async (stream: Readable, key: string): Promise<Readable> => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  return Readable.fromWeb(await encrypter.encrypt(webStream(stream)));
};

const firstBytes = async (file: string): Promise<string> => {
  let text = '';
  for await (const chunk of createReadStream(file, { end: HEADER.length - 1 })) text += chunk;
  return text;
};

/** What was sealed; a part of it that does not fit the seal raises an error in its place. Raises `BackupError` for another key. */
export const unseal = async (file: string, key: string): Promise<Readable> => {
  if ((await firstBytes(file)) !== HEADER) throw new BackupError('this is no backup of a portal: it has no seal');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    return Readable.fromWeb(await decrypter.decrypt(webStream(createReadStream(file))));
  } catch {
    throw new BackupError('the archive was sealed with another BACKUP_KEY, or is damaged');
  }
};

/** Reads an archive to its end and believes nothing of it: raises `BackupError` unless all of it is as it was sealed. */
export const requireSeal = async (file: string, key: string): Promise<void> => {
  const stream = await unseal(file, key);
  try {
    for await (const _chunk of stream);
  } catch {
    throw new BackupError('the archive is damaged, or somebody changed it: its seal does not fit');
  }
};

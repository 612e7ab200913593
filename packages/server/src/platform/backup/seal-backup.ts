import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-manifest.ts';

/** Work factor of scrypt (log2 of the rounds): the key is random, so this only protects a key that a person made up. */
const WORK_FACTOR = 16;
/** The first line of an age file (age-encryption.org); the `age` tool opens such files too. */
const HEADER = 'age-encryption.org/v1\n';

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

const webStream = (stream: Readable): Bytes => Readable.toWeb(stream) as Bytes;

/** Encrypts and authenticates a stream, so that only the owner of the key can read or create it. */
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

/**
 * Decrypts a sealed file; a part that fails authentication ends the stream with an error. Raises `BackupError` for a
 * wrong key.
 */
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

/** Reads an archive to its end; raises `BackupError` unless all of it is authentic. */
export const requireSeal = async (file: string, key: string): Promise<void> => {
  const stream = await unseal(file, key);
  try {
    for await (const _chunk of stream);
  } catch {
    throw new BackupError('the archive is damaged, or somebody changed it: its seal does not fit');
  }
};

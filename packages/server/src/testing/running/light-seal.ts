import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Encrypter } from 'age-encryption';

const FEWEST_ROUNDS = 1;

/** Encrypts an archive with few rounds of scrypt, so that decrypting it in a test is fast. */
export const sealLightly = async (stream: Readable, key: string): Promise<Readable> => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(FEWEST_ROUNDS);
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>));
};

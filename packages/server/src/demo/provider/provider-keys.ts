import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** The first signing key and the first cookie key are in use; those after them are still known, so that both can rotate. */
export type ProviderKeys = { jwks: { keys: JWK[] }; cookieKeys: string[] };

const makeSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' };
};

const makeKeys = async (): Promise<ProviderKeys> => ({
  jwks: { keys: [await makeSigningKey()] },
  cookieKeys: [randomBytes(32).toString('base64url')],
});

/** Written aside and moved into place, so that a crash leaves no half of a file. */
const writeKeys = async (file: string, keys: ProviderKeys): Promise<void> => {
  const aside = `${file}.${process.pid}.new`;
  const handle = await open(aside, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(keys));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, file);
};

const isKeys = (value: Partial<ProviderKeys> | null): value is ProviderKeys =>
  Array.isArray(value?.jwks?.keys) &&
  value.jwks.keys.length > 0 &&
  Array.isArray(value.cookieKeys) &&
  value.cookieKeys.length > 0;

const readKeys = async (file: string): Promise<ProviderKeys | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const keys = JSON.parse(text) as Partial<ProviderKeys> | null;
  if (!isKeys(keys)) throw new Error('provider-keys.json holds no keys of the embedded OpenID provider');
  return keys;
};

/** The keys of the embedded provider, made at the first start; whoever reads the file can sign in as anybody. */
export const loadProviderKeys = async (folder: string): Promise<ProviderKeys> => {
  const file = join(folder, 'provider-keys.json');
  const before = await readKeys(file);
  if (before) return before;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const keys = await makeKeys();
  await writeKeys(file, keys);
  return keys;
};

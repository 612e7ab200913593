import { join, resolve } from 'node:path';
import {
  type BucketPlace,
  bucketAt,
  isBucketAddress,
  type ObjectStoreAccess,
} from '#platform/files/bucket/bucket-place';
import type { ScannerAddress } from '#platform/files/file-scanner';
import type { SettingsReader } from './settings-reader.ts';

/** The scanner of uploads; `isRequired`: while it is unavailable uploads are refused. */
export type ScannerSettings = { address: ScannerAddress; isRequired: boolean };

/** The folder of the files; with a bucket the one where they usually are. */
export const filesFolder = ({ textOf }: SettingsReader, dataDir: string): string => {
  const store = textOf('FILE_STORE') ?? 'disk';
  return store === 'disk' || isBucketAddress(store) ? join(dataDir, 'files') : resolve(store);
};

/** Access to an object store; both keys must be given together. */
export const objectStore = (settings: SettingsReader): ObjectStoreAccess => {
  const accessKeyId = settings.textOf('S3_ACCESS_KEY_ID');
  const secretAccessKey = settings.textOf('S3_SECRET_ACCESS_KEY');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    const missing = accessKeyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY';
    settings.refuse(missing, 'is needed: both keys, or none for those of the machine', undefined);
  }
  return {
    endpoint: settings.url('S3_ENDPOINT', ['http:', 'https:']),
    region: settings.textOf('S3_REGION') ?? 'us-east-1',
    forcePathStyle: settings.word('S3_FORCE_PATH_STYLE', ['on', 'off'], 'off') === 'on',
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
};

/** The bucket of the files, where `FILE_STORE` names one. */
export const filesBucket = ({ textOf, refuse }: SettingsReader, access: ObjectStoreAccess): BucketPlace | undefined => {
  const store = textOf('FILE_STORE') ?? 'disk';
  if (!/^[a-z0-9+.-]+:/i.test(store)) return undefined;
  return (
    bucketAt(store, access) ??
    refuse('FILE_STORE', 'must be disk, the path of a folder or an address such as s3://bucket/prefix', undefined)
  );
};

export const LAST_PORT = 65_535;
const SCANNER_PORT = 3310;

/** clamd, where `CLAMAV_HOST` names one. */
export const scanner = ({ textOf, word, refuse }: SettingsReader): ScannerSettings | undefined => {
  const host = textOf('CLAMAV_HOST');
  const isRequired = word('CLAMAV_REQUIRED', ['on', 'off'], 'on') === 'on';
  if (host === undefined) return undefined;
  if (host.startsWith('/')) return { address: { path: host }, isRequired };
  const [, name = '', port = String(SCANNER_PORT)] =
    /^([A-Za-z0-9.-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?$/.exec(host) ?? [];
  const isAddress = name !== '' && Number(port) >= 1 && Number(port) <= LAST_PORT;
  return isAddress
    ? { address: { host: name.replace(/^\[|\]$/g, ''), port: Number(port) }, isRequired }
    : refuse(
        'CLAMAV_HOST',
        'must be a host, a host and port such as scanner.example:3310, or the path of a socket',
        undefined,
      );
};

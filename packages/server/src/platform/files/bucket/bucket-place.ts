/** Access to an object store; without keys the client finds credentials as AWS tools do. */
export type ObjectStoreAccess = {
  /** Undefined: AWS. */
  endpoint: string | undefined;
  region: string;
  /** The bucket is in the path instead of the host name. */
  forcePathStyle: boolean;
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
};

export type BucketPlace = ObjectStoreAccess & {
  bucket: string;
  /** Prefix of all keys, empty or ending with a slash. */
  prefix: string;
};

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9._-]+)*)\/?$/;

export const isBucketAddress = (address: string): boolean => address.startsWith('s3://');

/** Parses an address such as `s3://bucket/prefix`; undefined if it is invalid. */
export const bucketAt = (address: string, access: ObjectStoreAccess): BucketPlace | undefined => {
  const [, bucket, path = ''] = ADDRESS.exec(address) ?? [];
  if (bucket === undefined) return undefined;
  return { ...access, bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
};

/** The address of a bucket. */
export const nameOfBucket = ({ bucket, prefix }: BucketPlace): string => `s3://${bucket}/${prefix}`.replace(/\/$/, '');

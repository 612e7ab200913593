/** How an object store is reached; without keys the client looks for them as the tools of AWS do. */
export type ObjectStoreAccess = {
  /** None: that of AWS. */
  endpoint: string | undefined;
  region: string;
  /** The bucket stands in the path, not in the name of the host. */
  forcePathStyle: boolean;
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
};

export type BucketPlace = ObjectStoreAccess & {
  bucket: string;
  /** Before the names of all objects, empty or with a slash at its end. */
  prefix: string;
};

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9._-]+)*)\/?$/;

export const isBucketAddress = (address: string): boolean => address.startsWith('s3://');

/** The place of an address such as `s3://bucket/prefix`; undefined for what is none. */
export const bucketAt = (address: string, access: ObjectStoreAccess): BucketPlace | undefined => {
  const [, bucket, path = ''] = ADDRESS.exec(address) ?? [];
  if (bucket === undefined) return undefined;
  return { ...access, bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
};

/** The address of a place. */
export const nameOfBucket = ({ bucket, prefix }: BucketPlace): string => `s3://${bucket}/${prefix}`.replace(/\/$/, '');

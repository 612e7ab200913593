import { CreateBucketCommand, PutBucketVersioningCommand, S3Client } from '@aws-sdk/client-s3';
import type { BucketPlace, ObjectStoreAccess } from '#platform/files/bucket/bucket-place';

/** A real object store, started for a test. */
export type ObjectStoreEngine = {
  access: ObjectStoreAccess;
  /** Suspends it: it accepts connections and answers nothing. */
  freeze: () => void;
  thaw: () => void;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

const clientOf = ({ endpoint = '', region, keys }: ObjectStoreAccess): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    ...(keys ? { credentials: keys } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Creates a bucket, optionally with versioning. */
export const givenBucket = async (
  access: ObjectStoreAccess,
  bucket: string,
  { isVersioned = false } = {},
): Promise<BucketPlace> => {
  const client = clientOf(access);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  if (isVersioned)
    await client.send(
      new PutBucketVersioningCommand({ Bucket: bucket, VersioningConfiguration: { Status: 'Enabled' } }),
    );
  client.destroy();
  return { ...access, bucket, prefix: 'files/' };
};

/** The settings of a portal whose files are in a bucket. */
export const bucketSettings = ({
  bucket,
  prefix,
  endpoint = '',
  region,
  keys,
}: BucketPlace): Record<string, string> => ({
  FILE_STORE: `s3://${bucket}/${prefix}`.replace(/\/$/, ''),
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_FORCE_PATH_STYLE: 'on',
  ...(keys ? { S3_ACCESS_KEY_ID: keys.accessKeyId, S3_SECRET_ACCESS_KEY: keys.secretAccessKey } : {}),
});

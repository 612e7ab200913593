import { afterAll, beforeAll, describe } from 'vitest';
import { openBucket } from '#platform/files/bucket/bucket-client';
import type { BucketPlace } from '#platform/files/bucket/bucket-place';
import { markedBucket, openBucketStore } from '#platform/files/bucket/bucket-store';
import { hasCeph, startCeph } from '#testing/running/ceph';
import { givenBucket, type ObjectStoreEngine } from '#testing/running/object-store-engine';
import { hasSwift, startSwift } from '#testing/running/swift';
import { testsOfStore } from '#testing/store-behaviour';

const engines = [
  { name: 'Ceph', has: hasCeph, start: () => startCeph() },
  { name: 'Swift', has: hasSwift, start: () => startSwift() },
];

for (const { name, has, start } of engines)
  describe.runIf(has())(name, () => {
    let engine: ObjectStoreEngine;
    let place: BucketPlace;

    beforeAll(async () => {
      engine = await start();
      place = await givenBucket(engine.access, 'portal-files');
    });

    afterAll(() => engine?.close());

    testsOfStore(name, () => ({
      open: (db, dataDir) => openBucketStore(db, openBucket(place), dataDir),
      place: () => markedBucket(openBucket(place)),
      rounds: 1_000,
    }));
  });

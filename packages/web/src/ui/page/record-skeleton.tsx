import { Skeleton, Stack } from '@mantine/core';

/** A placeholder for a record that is loading. */
export const RecordSkeleton = () => (
  <Stack aria-busy>
    <Skeleton height={20} width={160} />
    <Skeleton height={32} width="60%" />
    <Skeleton height={480} />
  </Stack>
);

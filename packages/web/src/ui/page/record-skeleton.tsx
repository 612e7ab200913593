import { Skeleton, Stack } from '@mantine/core';

/** In the place of a record that is on its way. */
export const RecordSkeleton = () => (
  <Stack aria-busy>
    <Skeleton height={20} width={160} />
    <Skeleton height={32} width="60%" />
    <Skeleton height={480} />
  </Stack>
);

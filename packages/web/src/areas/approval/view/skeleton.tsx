import { Skeleton, Stack } from '@mantine/core';

export const ViewSkeleton = () => (
  <Stack aria-busy>
    <Skeleton height={20} width={160} />
    <Skeleton height={32} width="60%" />
    <Skeleton height={480} />
  </Stack>
);

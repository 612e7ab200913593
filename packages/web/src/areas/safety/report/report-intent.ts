import type { QueryClient } from '@tanstack/react-query';

/** Asks for a report that somebody is about to open; what that takes is in nobody's list. */
export const expectReport = async (queryClient: QueryClient, id: number): Promise<void> => {
  const { reportQuery } = await import('./report.queries.ts');
  await queryClient.prefetchQuery(reportQuery(id));
};

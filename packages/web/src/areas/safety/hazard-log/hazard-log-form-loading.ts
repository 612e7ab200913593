import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { hazardsQuery } from './hazard-log-list.queries.ts';
import { hazardList } from './hazard-log-list-search.ts';

/** Whoever registers none is led to the chooser (rules/safety.md#cases). */
export const loadNewHazard = async (queryClient: QueryClient): Promise<void> => {
  const list = await queryClient.ensureQueryData(hazardsQuery(hazardList.query({}))).catch(() => undefined);
  if (list?.can?.make !== true) throw redirect({ to: '/esms', replace: true });
};

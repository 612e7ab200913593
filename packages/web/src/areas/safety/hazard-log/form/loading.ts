import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { hazardsQuery } from '../list/api.ts';
import { hazardList } from '../list/search.ts';

/** Whoever registers none is led to the chooser (spec 4, section 6). */
export const loadNewHazard = async (queryClient: QueryClient): Promise<void> => {
  const list = await queryClient.ensureQueryData(hazardsQuery(hazardList.query({}))).catch(() => undefined);
  if (list?.can?.make !== true) throw redirect({ to: '/esms', replace: true });
};

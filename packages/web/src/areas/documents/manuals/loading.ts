import type { QueryClient } from '@tanstack/react-query';
import { ledAway } from '../../../ui/page/led-away.ts';
import { manualsQuery } from './api.ts';
import { manualList } from './search.ts';

/** Whoever keeps no manuals is told so and led away (rules/documents.md#rights). */
export const loadManuals = async (
  queryClient: QueryClient,
  search: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const list = await queryClient.ensureQueryData(manualsQuery(manualList.query(search))).catch(() => undefined);
  if (list !== undefined && list.can?.make !== true) throw ledAway({ to: '/documentcenter' });
};

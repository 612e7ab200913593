import type { QueryClient } from '@tanstack/react-query';

/** What the administration asks for comes with its tabs, so that no other screen of the menu carries its calls. */
export const loadIndicatorAdmin = async (queryClient: QueryClient): Promise<void> =>
  (await import('./indicator-admin.queries.ts')).loadRows(queryClient);

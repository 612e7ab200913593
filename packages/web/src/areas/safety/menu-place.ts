import { useRouterState } from '@tanstack/react-router';

type Place = 'start' | 'draft' | 'report' | 'myAction';

const places: Record<string, Place> = {
  '/esms/': 'start',
  '/esms/report/new/': 'start',
  '/esms/report/new/$type': 'start',
  '/esms/report/list/draft': 'draft',
  '/esms/report/view/draft/$id': 'draft',
  '/esms/report/': 'report',
  '/esms/report/list/': 'report',
  '/esms/report/view/$id': 'report',
  '/esms/myaction/': 'myAction',
  '/esms/myaction/list': 'myAction',
  '/esms/myaction/view/$type/$id/mitigation/$mid': 'myAction',
};

/** The place of the menu that this page belongs to. */
export const useMenuPlace = (): Place | undefined =>
  useRouterState({ select: ({ matches }) => places[matches.at(-1)?.routeId ?? ''] });

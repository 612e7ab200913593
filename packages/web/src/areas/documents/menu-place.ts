import { useRouterState } from '@tanstack/react-router';

/** The place of the menu that this page belongs to: a drive by its id. */
export const useMenuPlace = (): 'required' | 'manuals' | 'permission' | number | undefined =>
  useRouterState({
    select: ({ matches }) => {
      const { routeId = '', params = {} } = matches.at(-1) ?? {};
      const { driveId } = params as { driveId?: string };
      if (driveId !== undefined) return Number(driveId);
      if (routeId.startsWith('/documentcenter/admin/permission')) return 'permission';
      if (routeId.startsWith('/documentcenter/admin')) return 'manuals';
      return routeId === '/documentcenter/' ? 'required' : undefined;
    },
  });

import { adminRoutes } from '#areas/admin';
import { approvalReferences, approvalRoutes } from '#areas/approval';
import { directoryRoutes, type References } from '#areas/directory';
import { identityRoutes } from '#areas/identity';
import { leaveRoutes } from '#areas/leave';
import { shellRoutes } from '#areas/shell';

/** The areas of the server, each using only those before it; adding one is a line here. */
export const areaRoutes = [identityRoutes, directoryRoutes, leaveRoutes, approvalRoutes, adminRoutes, shellRoutes];

/** Who is asked before people and departments are deleted. */
export const references: readonly References[] = [approvalReferences];

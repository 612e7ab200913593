import { adminRoutes } from '#areas/admin';
import { approvalDependent, approvalRoutes } from '#areas/approval';
import { type Dependent, directoryRoutes } from '#areas/directory';
import { identityRoutes } from '#areas/identity';
import { leaveRoutes } from '#areas/leave';
import { shellRoutes } from '#areas/shell';

/** The areas of the server, each using only those before it; adding one is a line here. */
export const areaRoutes = [identityRoutes, directoryRoutes, leaveRoutes, approvalRoutes, adminRoutes, shellRoutes];

/** Who is asked before people and departments are deleted, and told when they move. */
export const dependents: readonly Dependent[] = [approvalDependent];

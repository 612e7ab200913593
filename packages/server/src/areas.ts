import { adminArea } from '#areas/admin';
import { approvalArea } from '#areas/approval';
import { directoryArea, type References } from '#areas/directory';
import { identityArea } from '#areas/identity';
import { leaveArea } from '#areas/leave';
import { safetyArea } from '#areas/safety';
import { shellArea } from '#areas/shell';
import type { Router } from '#platform/http/router';

/**
 * The areas of the server in their order, each using only those before it; adding one is a line here. An area tells its
 * `routes`, and where its records name people or departments its `references`.
 */
export const areas = [identityArea, directoryArea, leaveArea, approvalArea, safetyArea, adminArea, shellArea];

type TablesOf<Routes> = Routes extends (router: Router<infer Tables>, ...services: never) => void ? Tables : never;
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The tables of all areas. */
export type AreaTables = Together<TablesOf<(typeof areas)[number]['routes']>>;

/** Who is asked before people and departments are deleted. */
export const references: readonly References[] = areas.flatMap((area) =>
  'references' in area ? [area.references] : [],
);

import type { createPool } from '../server/src/platform/database/pool.ts';

/** Connections set up as the portal's own. */
export type Pool = ReturnType<typeof createPool>;

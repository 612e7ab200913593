import type { createPool } from '../server/src/platform/database/database.ts';

/** Connections set up as the portal's own. */
export type Pool = ReturnType<typeof createPool>;
